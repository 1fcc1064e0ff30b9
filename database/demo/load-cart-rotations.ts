/** Two rotations of the demo congregation: a running one with booked shifts, and a paused one. */
import type { ClientBase } from 'pg';
import { bulkInsert } from './bulk-insert.ts';

export interface RotatedShift {
  location_id: number;
  on_date: string;
  starts_at: string;
  people: readonly number[];
}

const isSaturday = (date: string): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() === 6;

/** @returns the columns of a shift that a rotation created. */
export async function loadCartRotations(
  client: ClientBase,
  congregation: number,
  [wharf, station]: readonly number[],
  planned: readonly RotatedShift[],
): Promise<(shift: RotatedShift) => { rotation_id: number | null; rotation_date: string | null }> {
  const own = { congregation_id: congregation };
  const isTurn = ({ location_id, on_date, starts_at }: RotatedShift): boolean =>
    location_id === wharf && starts_at === '13:00' && isSaturday(on_date);
  const turns = planned.filter(isTurn);
  const times = { ...own, frequency: 'week', week_of_month: 0, people_count: 2, anchor: turns[0]!.on_date };
  const [running, paused] = await bulkInsert(client, 'cart_rotations', [
    { ...times, location_id: wharf, active: true, day_of_week: 6, starts_at: '13:00', minutes: 120 },
    {
      ...times,
      frequency: 'month',
      week_of_month: 4,
      location_id: station,
      active: false,
      day_of_week: 4,
      starts_at: '16:00',
      minutes: 120,
    },
  ]);
  const takers = [...new Set(turns.flatMap(({ people }) => people))];
  await bulkInsert(
    client,
    'cart_rotation_people',
    [running, paused].flatMap((rotation_id) =>
      takers.map((person_id, index) => ({ ...own, rotation_id, person_id, order: index + 1 })),
    ),
  );
  return (shift) =>
    isTurn(shift)
      ? { rotation_id: running!, rotation_date: shift.on_date }
      : { rotation_id: null, rotation_date: null };
}
