import type { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { noticeReads } from '#contexts/noticeboard/notice-reads.store';
import { readReadable } from '#contexts/noticeboard/readable-notices';
import type { Handler } from '#platform/handle';

/** X-BOARD-5. */
export async function markRead(call: Handler<typeof noticeboard.markRead>): Promise<{ ok: true }> {
  const { tenant, actor, params, body, now } = call;
  const notice = (await readReadable(call, params.id)) ?? call.missing();
  const confirmed = notice.ask_read && body.confirmed;
  await noticeReads.mark(tenant, { noticeId: notice.id, personId: actor.personId, confirmed, now });
  return { ok: true };
}
