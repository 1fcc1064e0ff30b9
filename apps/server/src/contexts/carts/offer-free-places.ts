/** Notifies everybody who waits for a shift of a free place, and ends the offer when it is filled (X-SWAP-28). Idempotent. */
import { hasBegun } from '@sheaf/rules/carts/shift';
import { nextOfWaiting } from '@sheaf/rules/carts/waiting';
import { minutesOf } from '@sheaf/rules/time/clock-time';
import { readCartTerms } from '#contexts/carts/cart-actor';
import { readCartDay } from '#contexts/carts/cart-day.store';
import { cartWaiting } from '#contexts/carts/cart-waiting.store';
import { placeOfShift, tellAt } from '#contexts/carts/tell-shift';
import { cartDutiesBetween } from '#contexts/duties/duties.api';
import type { Tenant } from '#platform/database/tenant';

interface WaitingDay {
  location: number;
  date: string;
}

/** @returns the number of people notified. */
export async function offerFreePlaces(
  tenant: Tenant,
  { location: locationId, date }: WaitingDay,
  now: Date,
): Promise<number> {
  const waiting = await cartWaiting.lockDay(tenant, locationId, date);
  const day = waiting.length > 0 ? await readCartDay(tenant, locationId, date) : undefined;
  if (!day) return 0;
  const { zone } = await readCartTerms(tenant, now);
  const people = waiting.map(({ person_id }) => person_id);
  const held = await cartDutiesBetween(tenant, people, { from: date, to: date, except: {} });
  const cart = {
    maxPeople: day.location.max_people,
    seats: day.seats.map(({ from_minute: from, to_minute: to }) => ({ date, from, to })),
  };
  let notified = 0;
  for (const row of waiting) {
    const shift = { date, startsAt: row.starts_at, minutes: row.minutes };
    if (hasBegun(shift, zone, now.getTime())) continue;
    const shifts = held
      .filter(({ person_id: id }) => id === row.person_id)
      .map(({ starts_at, ends_at }) => ({ from: minutesOf(starts_at), to: minutesOf(ends_at) }));
    const next = nextOfWaiting({ state: row.state, shift, shifts }, cart);
    if (next === 'remove') await cartWaiting.remove(tenant, row.id);
    if (next === 'over') await cartWaiting.setState(tenant, row.id, 'waiting');
    if (next !== 'offer') continue;
    await cartWaiting.setState(tenant, row.id, 'offered');
    await tellAt(tenant, 'cart-free', placeOfShift(row, day.location.label), [row.person_id], now);
    notified += 1;
  }
  return notified;
}
