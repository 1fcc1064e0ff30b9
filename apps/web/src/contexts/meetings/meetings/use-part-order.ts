/** Moves parts within their section: optimistically on the screen, sequentially on the server. */
import type { MeetingSection } from '@sheaf/rules/meetings/meetings/part-place';
import { useRef, useState } from 'react';
import { queryClient } from '#platform/queries.ts';
import { useWrite } from '#platform/use-write.ts';
import type { MeetingPart } from './meetings.queries.ts';
import { bodyOfMoved } from './part-sheet.tsx';

type Orders = ReadonlyMap<MeetingSection, readonly number[]>;

const none: Orders = new Map();

/** Current cached version: an earlier move has raised the part's version. */
const partNow = (id: number): MeetingPart | undefined =>
  queryClient
    .getQueriesData<MeetingPart[]>({ queryKey: ['meetings.listParts'] })
    .flatMap(([, parts]) => parts ?? [])
    .sort((a, b) => b.version - a.version)
    .find((part) => part.id === id);

/** Id of the moved part: without it both orders are equal. */
function movedOf(before: readonly number[], after: readonly number[]): number {
  const without = (ids: readonly number[], id: number): string => ids.filter((one) => one !== id).join();
  return after.find((id, index) => before[index] !== id && without(before, id) === without(after, id))!;
}

const placed = (parts: readonly MeetingPart[], orders: Orders): MeetingPart[] =>
  parts.map((part) => {
    const index = orders.get(part.meeting)?.indexOf(part.id) ?? -1;
    return index < 0 ? part : { ...part, order: index + 1 };
  });

export function usePartOrder(parts: readonly MeetingPart[]) {
  const [orders, setOrders] = useState(none);
  const write = useWrite('meetings.editPart');
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const send = async (id: number, order: number): Promise<void> => {
    const part = partNow(id);
    if (!part) return;
    const { meeting_id } = part;
    await write.mutateAsync({ params: { meeting_id, id }, body: bodyOfMoved(part, order) });
  };
  const shown = placed(parts, orders);
  return {
    /** Parts with the pending orders applied. */
    parts: shown,
    error: write.error,
    order: (section: MeetingSection, ids: readonly number[]): void => {
      const before = shown
        .filter((part) => part.meeting === section)
        .sort((a, b) => a.order - b.order)
        .map(({ id }) => id);
      const moved = movedOf(before, ids);
      setOrders(new Map(orders).set(section, ids));
      const own = Promise.allSettled([sending.current]).then(() => send(moved, ids.indexOf(moved) + 1));
      sending.current = own;
      // `error` reports failures; the server's order shows once no move is pending.
      void Promise.allSettled([own]).then(() => {
        if (sending.current === own) setOrders(none);
      });
    },
  };
}
