/** Shifts of one person, at own carts and at those of other congregations. */

import type { ShiftState } from '@sheaf/rules/carts/report';
import type { Acknowledgement } from '@sheaf/rules/duties/acknowledge';
import type { PersonName } from '@sheaf/rules/people/people/names';
import { cartLocations } from '#contexts/carts/cart-locations.store';
import { cartShifts } from '#contexts/carts/cart-shifts.store';
import { cartVisits } from '#contexts/carts/cart-visits.store';
import { ruleShift, ruleVisit } from '#contexts/carts/rule-shift';
import {
  cartDutiesOfPerson,
  dutiesOfShifts,
  visitDutiesOfPerson,
  visitDutiesOfVisits,
} from '#contexts/duties/duties.api';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export interface OwnShift {
  dutyId: number;
  acknowledged: Acknowledgement | null;
  /** Local date in the own congregation. */
  date: string;
  startsAt: string;
  endsAt: string;
  /** Ids and label in the congregation that owns the cart. */
  shiftId: number;
  cartId: number;
  label: string;
  /** Local time at the cart. */
  shift: { date: string; startsAt: string; minutes: number; state: ShiftState };
  zone: string;
  isReported: boolean;
  /** At a cart of another congregation. */
  isElsewhere: boolean;
  /** Everyone in the shift. */
  people: (PersonName & { id: number; person_id: number })[];
}

const timesOf = (duty: { on_date: string; starts_at: string; ends_at: string }) => ({
  date: duty.on_date,
  startsAt: duty.starts_at,
  endsAt: duty.ends_at,
});

async function atOwnCarts(tenant: Tenant, personId: number, from: string, to: string): Promise<OwnShift[]> {
  const own = await cartDutiesOfPerson(tenant, personId, from, to);
  if (own.length === 0) return [];
  const { zone } = await readLetterhead(tenant);
  const ids = own.map(({ shift_id }) => shift_id);
  const shifts = new Map((await cartShifts.ofIds(tenant, ids)).map((row) => [row.id, row]));
  const places = await cartLocations.ofIds(
    tenant,
    [...shifts.values()].map(({ location_id }) => location_id),
  );
  const labels = new Map(places.map(({ id, label }) => [id, label]));
  const people = Map.groupBy(await dutiesOfShifts(tenant, ids), ({ shift_id }) => shift_id);
  return own.map((duty) => {
    const row = shifts.get(duty.shift_id)!;
    return {
      ...timesOf(duty),
      dutyId: duty.id,
      acknowledged: duty.acknowledged,
      shiftId: row.id,
      cartId: row.location_id,
      label: labels.get(row.location_id)!,
      shift: ruleShift(row),
      zone,
      isReported: row.reported_at !== null,
      isElsewhere: false,
      people: people.get(row.id) ?? [],
    };
  });
}

async function atOtherCarts(tenant: Tenant, personId: number, from: string, to: string): Promise<OwnShift[]> {
  const own = await visitDutiesOfPerson(tenant, personId, from, to);
  if (own.length === 0) return [];
  const ids = own.map(({ visit_id }) => visit_id);
  const visits = new Map((await cartVisits.ofIds(tenant, ids)).map((row) => [row.id, row]));
  const people = Map.groupBy(await visitDutiesOfVisits(tenant, ids), ({ visit_id }) => visit_id);
  return own.map((duty) => {
    const visit = visits.get(duty.visit_id)!;
    return {
      ...timesOf(duty),
      dutyId: duty.id,
      acknowledged: duty.acknowledged,
      shiftId: visit.host_shift,
      cartId: visit.host_location,
      label: visit.label,
      shift: ruleVisit(visit),
      zone: visit.zone,
      isReported: visit.reported_at !== null,
      isElsewhere: true,
      people: people.get(visit.id) ?? [],
    };
  });
}

/** Shifts between two dates (inclusive), earliest first, including those that were not held. */
export async function shiftsOfPerson(
  tenant: Tenant,
  personId: number,
  from: string,
  to: string,
): Promise<OwnShift[]> {
  const own = await atOwnCarts(tenant, personId, from, to);
  const others = await atOtherCarts(tenant, personId, from, to);
  const at = ({ date, startsAt }: OwnShift): string => `${date}T${startsAt}`;
  return [...own, ...others].toSorted((one, other) => at(one).localeCompare(at(other)));
}
