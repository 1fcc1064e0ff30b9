/** Slots with the marks that wait on this phone. */
import { useMemo } from 'react';
import type { Reply } from '#platform/api.ts';
import { outbox } from '#platform/outbox/outbox.ts';
import { useWaiting } from '#platform/outbox/waiting.ts';
import { say } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';

export type Slot = Reply<'tasks.listSlots'>[number];

export const slotsRead = 'tasks.listSlots';
const markOperation = 'tasks.markDone';

export const queueKeyOf = (id: number): string => `task slot ${id}`;

export interface DoneMark {
  done: boolean;
  items: number[];
  note: string | null;
}

/** The mark is stored on the phone until the server has it. */
export async function markSlot({ id, label }: Slot, mark: DoneMark): Promise<void> {
  await outbox.put({
    operation: markOperation,
    given: { params: { id }, body: { ...mark } },
    queueKey: queueKeyOf(id),
    about: { what: say(`tasks:queued.${mark.done ? 'done' : 'open'}`), where: label },
  });
}

const withMark = (slot: Slot, { done, items, note }: DoneMark): Slot => ({
  ...slot,
  state: done ? 'done' : 'open',
  done_items: items,
  note,
});

export function useSlots() {
  const slots = useRead(slotsRead, {}, { kept: true });
  const waiting = useWaiting();
  const { data } = slots;
  const marked = useMemo(() => {
    const marks = waiting.filter(
      ({ operation, state }) => operation === markOperation && state === 'waiting',
    );
    return data?.map((slot): Slot => {
      const last = marks.findLast(({ queueKey }) => queueKey === queueKeyOf(slot.id));
      return last?.given.body ? withMark(slot, last.given.body as unknown as DoneMark) : slot;
    });
  }, [data, waiting]);
  return { slots, marked };
}
