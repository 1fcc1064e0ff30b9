/** Waiting lists by shift, for one reader (X-SWAP-28). */
import type { shiftWaiting } from '@sheaf/contract/carts/waiting';
import type { z } from 'zod';
import type { WaitingRow } from '#contexts/carts/cart-waiting.store';

type ShiftWaiting = z.output<typeof shiftWaiting>;

/** Without the names of the others. @param rows of one shift. */
export function presentWaiting(rows: readonly WaitingRow[], personId: number): ShiftWaiting {
  const own = rows.find(({ person_id }) => person_id === personId);
  return { id: own?.id ?? null, people: rows.length, offered: own?.state === 'offered' };
}

export const shiftKeyOf = ({
  location_id,
  on_date,
  starts_at,
  minutes,
}: Pick<WaitingRow, 'location_id' | 'on_date' | 'starts_at' | 'minutes'>): string =>
  [location_id, on_date, starts_at, minutes].join(' ');

/** One list for each shift, in order. */
export const presentWaitingLists = (rows: readonly WaitingRow[], personId: number) =>
  [...Map.groupBy(rows, shiftKeyOf).values()].map((ofShift) => {
    const { on_date, starts_at, minutes } = ofShift[0]!;
    return { ...presentWaiting(ofShift, personId), start_at: `${on_date}T${starts_at}`, minutes };
  });
