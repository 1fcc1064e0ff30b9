import { cartSeats } from '#contexts/carts/cart-seats.store';
import { cartShifts, type ShiftRow } from '#contexts/carts/cart-shifts.store';
import { endGuestShift, isOfGuests } from '#contexts/carts/end-guest-shifts';
import { tellShift } from '#contexts/carts/tell-shift';
import { dutiesOfShifts, removeCartDuties } from '#contexts/duties/duties.api';
import type { Tenant } from '#platform/database/tenant';

/**
 * Frees the places of shifts and notifies their people. The rows stay as cancelled, so that a rotation does
 * not book the dates again.
 */
export async function cancelShifts(tenant: Tenant, rows: readonly ShiftRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const people = Map.groupBy(await dutiesOfShifts(tenant, ids), ({ shift_id }) => shift_id);
  await removeCartDuties(tenant, ids);
  const guests = rows.filter(isOfGuests);
  await cartSeats.removeOfShifts(
    tenant,
    guests.map(({ id }) => id),
  );
  await cartShifts.setState(tenant, ids, 'cancelled');
  for (const row of rows) {
    const had = (people.get(row.id) ?? []).map(({ person_id }) => person_id);
    await tellShift(tenant, 'cart-cancelled', row, had, now);
  }
  for (const row of guests) await endGuestShift(tenant, row, 'cancelled', now);
}
