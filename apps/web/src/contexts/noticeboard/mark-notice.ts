/** Marks a notice as read, or confirms it. The mark is stored on the phone until the server has it. */
import { outbox } from '#platform/outbox/outbox.ts';
import { say } from '#platform/texts.ts';
import type { Notice } from './notice-labels.ts';
import { markOperation, queueKeyOf } from './use-notices.ts';

export async function markNotice({ id, title }: Notice, confirmed: boolean): Promise<void> {
  await outbox.put({
    operation: markOperation,
    given: { params: { id }, body: { confirmed } },
    queueKey: queueKeyOf(id),
    about: { what: say(`noticeboard:queued.${confirmed ? 'confirmed' : 'read'}`), where: title },
    once: `${markOperation} ${id} ${confirmed}`,
  });
}
