/** Booked dates of rotations with their people. */
import type { ShiftState } from '@sheaf/rules/carts/report';
import { type Shift, startOnDay } from '@sheaf/rules/carts/shift';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import type { RepeatedDay } from '@sheaf/rules/service/frequency';
import type { RotationRow } from '#contexts/carts/cart-rotations.store';
import { cartShifts } from '#contexts/carts/cart-shifts.store';
import { dutiesOfShifts } from '#contexts/duties/duties.api';
import type { Tenant } from '#platform/database/tenant';

/** Days of past turns that the ranking of people takes into account. */
const rememberedDays = 371;

export interface RotationTurn {
  date: string;
  state: ShiftState;
  people: number[];
}

export const repeatedOf = (row: RotationRow): RepeatedDay => ({
  frequency: row.frequency,
  dayOfWeek: row.day_of_week,
  weekOfMonth: row.week_of_month,
  anchor: row.anchor,
});

/** Shift of a rotation on a date, outside of the hour that a clock change skips (CARTS-O2.4). */
export function shiftOn({ starts_at: startsAt, minutes }: RotationRow, date: string, zone: string): Shift {
  return { date, startsAt: startOnDay({ date, startsAt, minutes }, zone), minutes };
}

/** By rotation, in date order. */
export async function rotationTurns(
  tenant: Tenant,
  rotationIds: readonly number[],
  today: string,
): Promise<Map<number, RotationTurn[]>> {
  const shifts = await cartShifts.ofRotations(tenant, rotationIds, addDays(today, -rememberedDays));
  const duties = Map.groupBy(
    await dutiesOfShifts(
      tenant,
      shifts.map(({ id }) => id),
    ),
    ({ shift_id }) => shift_id,
  );
  const turns = new Map<number, RotationTurn[]>();
  for (const { id, rotation_id, rotation_date, state } of shifts) {
    const people = (duties.get(id) ?? []).map(({ person_id }) => person_id);
    const own = turns.get(rotation_id!) ?? [];
    own.push({ date: rotation_date!, state: state, people });
    turns.set(rotation_id!, own);
  }
  return turns;
}
