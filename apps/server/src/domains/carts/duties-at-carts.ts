/** What one person has to do at the carts, with where and with whom (APPTS-R3); nothing that did not take place. */

import type { Acknowledgement } from '@sheaf/rules/duties/acknowledge';
import { fullName } from '@sheaf/rules/people/names';
import { cartLocations } from '#domains/carts/cart-locations.store';
import { cartShifts } from '#domains/carts/cart-shifts.store';
import { cartDutiesOfPerson, dutiesOfShifts } from '#domains/duties/duties.public-api';
import type { OwnDutySource } from '#platform/own-duty-source';

export const dutiesAtCarts: OwnDutySource = async (tenant, { personId, from, to }) => {
  const own = await cartDutiesOfPerson(tenant, personId, from, to);
  if (own.length === 0) return [];
  const ids = own.map(({ shift_id }) => shift_id);
  const shifts = new Map((await cartShifts.ofIds(tenant, ids)).map((row) => [row.id, row]));
  const places = await cartLocations.ofIds(
    tenant,
    [...shifts.values()].map(({ location_id }) => location_id),
  );
  const labels = new Map(places.map(({ id, label }) => [id, label]));
  const people = Map.groupBy(await dutiesOfShifts(tenant, ids), ({ shift_id }) => shift_id);
  return own.flatMap((duty) => {
    const shift = shifts.get(duty.shift_id)!;
    if (shift.state !== 'booked') return [];
    const label = labels.get(shift.location_id)!;
    return {
      id: duty.id,
      kind: 'cart' as const,
      base_type: 'cart' as const,
      date: duty.on_date,
      starts_at: duty.starts_at,
      ends_at: duty.ends_at,
      title: label,
      with: (people.get(shift.id) ?? []).filter(({ id }) => id !== duty.id).map(fullName),
      user_id: personId,
      helper_id: null,
      acknowledged: duty.acknowledged as Acknowledgement | null,
      meeting: null,
      location: label,
      coordinates: null,
      link: null,
      note: null,
    };
  });
};
