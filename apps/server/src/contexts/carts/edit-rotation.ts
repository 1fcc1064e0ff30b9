import type { carts } from '@sheaf/contract/carts/carts';
import { dueDates } from '@sheaf/rules/carts/rotation';
import { hasBegun } from '@sheaf/rules/carts/shift';
import { cancelShifts } from '#contexts/carts/cancel-shifts';
import { cartRotations, type RotationRow, rotationPeople } from '#contexts/carts/cart-rotations.store';
import { cartShifts } from '#contexts/carts/cart-shifts.store';
import { fillRotations, rotationHorizon } from '#contexts/carts/fill-rotations';
import { presentRotations } from '#contexts/carts/present-rotation';
import { readRotation } from '#contexts/carts/read-rotation';
import { repeatedOf, shiftOn } from '#contexts/carts/rotation-turns';
import { ruleShift } from '#contexts/carts/rule-shift';
import { dutiesOfShifts } from '#contexts/duties/duties.api';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof carts.editRotation>;

/** Future shifts that no longer fit the rotation, without shifts that were changed by hand. */
async function misfits({ tenant, body, now }: Call, row: RotationRow) {
  const { zone, today, until } = await rotationHorizon(tenant, now);
  const shifts = await cartShifts.lockOfRotation(tenant, row.id, today);
  const duties = await dutiesOfShifts(
    tenant,
    shifts.map(({ id }) => id),
  );
  const dates = new Set(dueDates(repeatedOf(row), today, until));
  return shifts.filter((shift) => {
    if (shift.by_hand || hasBegun(ruleShift(shift), zone, now.getTime())) return false;
    const people = duties.filter(({ shift_id }) => shift_id === shift.id);
    const fits =
      dates.has(shift.rotation_date!) &&
      shift.location_id === row.location_id &&
      shift.starts_at === shiftOn(row, shift.rotation_date!, zone).startsAt &&
      shift.minutes === row.minutes &&
      people.length === row.people_count &&
      people.every(({ person_id }) => body.users.includes(person_id));
    return !fits;
  });
}

/** While a rotation is paused, no shift is booked and booked shifts stay (CARTS-C9, CARTS-R15, CARTS-O3). */
export async function editRotation(call: Call) {
  const { tenant, params, body, now } = call;
  const before = await cartRotations.lock(tenant, params.id);
  if (!before) return call.missing();
  if (body.version !== undefined && body.version !== before.version)
    return call.stale((await presentRotations(tenant, [before], now))[0]);
  const takers = (await rotationPeople.of(tenant, [before.id])).map(({ person_id }) => person_id);
  const values = await readRotation(call, before, takers);
  const row = await cartRotations.edit(tenant, before.id, values);
  await rotationPeople.set(tenant, row.id, body.users);
  if (row.active) {
    const gone = await misfits(call, row);
    await cancelShifts(tenant, gone, now);
    await cartShifts.releaseFromRotation(
      tenant,
      gone.map(({ id }) => id),
    );
    await fillRotations(tenant, now, row);
  }
  return (await presentRotations(tenant, [row], now))[0]!;
}
