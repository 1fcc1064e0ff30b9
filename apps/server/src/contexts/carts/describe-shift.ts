/** Describes a shift at an own cart to its person. */
import { fullName } from '@sheaf/rules/people/people/names';
import { cartLocations } from '#contexts/carts/cart-locations.store';
import { cartShifts } from '#contexts/carts/cart-shifts.store';
import { dutiesOfShifts } from '#contexts/duties/duties.api';
import type { DutyTextSource } from '#platform/duty-text-source';
import { sayPlain } from '#platform/texts';

export const describeShift: DutyTextSource = async (tenant, duty, lang) => {
  const [shift] = duty.shift_id === null ? [] : await cartShifts.ofIds(tenant, [duty.shift_id]);
  const [location] = shift ? await cartLocations.ofIds(tenant, [shift.location_id]) : [];
  if (!shift || !location) return undefined;
  const people = await dutiesOfShifts(tenant, [shift.id]);
  return {
    what: sayPlain(lang, 'carts:shiftAt', { location: location.label }),
    role: null,
    minutes: null,
    from: shift.starts_at,
    class: null,
    with: people.filter(({ id }) => id !== duty.id).map(fullName),
    note: null,
    instead: null,
  };
};
