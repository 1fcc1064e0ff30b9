import { openSeatsAtShift, peopleNeeded } from '@sheaf/rules/carts/open-seats';
import { dueDates } from '@sheaf/rules/carts/rotation';
import { cartLocations } from '#contexts/carts/cart-locations.store';
import { cartRotations } from '#contexts/carts/cart-rotations.store';
import { cartShifts } from '#contexts/carts/cart-shifts.store';
import { rotationHorizon } from '#contexts/carts/fill-rotations';
import { repeatedOf, shiftOn } from '#contexts/carts/rotation-turns';
import { dutiesOfShifts } from '#contexts/duties/duties.api';
import type { Tenant } from '#platform/database/tenant';

export interface OpenCartSeats {
  date: string;
  location: number;
  label: string;
  count: number;
}

/**
 * Booked shifts with too few people, and dates of rotations without a shift as far ahead as rotations book
 * (SHELL-R34). @param to last day, inclusive.
 */
export async function openCartSeats(
  tenant: Tenant,
  { wallNow, to }: { wallNow: string; to: string },
  now: Date,
): Promise<OpenCartSeats[]> {
  const places = new Map((await cartLocations.list(tenant)).map((place) => [place.id, place]));
  if (places.size === 0) return [];
  const { zone, today, until } = await rotationHorizon(tenant, now);
  const rotations = await cartRotations.list(tenant);
  const needed = new Map(rotations.map(({ id, people_count }) => [id, people_count]));
  const shifts = await cartShifts.bookedBetween(tenant, today, to);
  const people = Map.groupBy(
    await dutiesOfShifts(
      tenant,
      shifts.map(({ id }) => id),
    ),
    ({ shift_id }) => shift_id,
  );
  const made = await cartShifts.ofRotations(
    tenant,
    rotations.map(({ id }) => id),
    today,
  );
  const taken = new Set(made.map(({ rotation_id, rotation_date }) => `${rotation_id} ${rotation_date}`));
  const isAhead = (date: string, time: string): boolean => `${date}T${time}` > wallNow;
  const seatsAt = (location: number, date: string, of: number | null, booked: number): OpenCartSeats => {
    const { label, max_people } = places.get(location)!;
    return { date, location, label, count: openSeatsAtShift(peopleNeeded(of, max_people), booked) };
  };
  return [
    ...shifts
      .filter(({ on_date, starts_at }) => isAhead(on_date, starts_at))
      .map(({ id, location_id, on_date, rotation_id }) =>
        seatsAt(location_id, on_date, needed.get(rotation_id ?? 0) ?? null, people.get(id)?.length ?? 0),
      ),
    ...rotations
      .filter(({ active }) => active)
      .flatMap((rotation) =>
        dueDates(repeatedOf(rotation), today, until < to ? until : to)
          .filter(
            (date) =>
              isAhead(date, shiftOn(rotation, date, zone).startsAt) && !taken.has(`${rotation.id} ${date}`),
          )
          .map((date) => seatsAt(rotation.location_id, date, rotation.people_count, 0)),
      ),
  ].filter(({ count }) => count > 0);
}
