import type { carts } from '@sheaf/contract/carts/carts';
import type { ReplyOf } from '@sheaf/contract/operation';
import { roomIn } from '@sheaf/rules/carts/free-shift';
import { clockText } from '@sheaf/rules/carts/shift';
import { fullName } from '@sheaf/rules/people/people/names';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { minutesOf } from '@sheaf/rules/time/clock-time';
import { dateOf } from '@sheaf/rules/time/wall-time';
import { readCartActor } from '#contexts/carts/cart-actor';
import { cartLocations } from '#contexts/carts/cart-locations.store';
import { cartSeats } from '#contexts/carts/cart-seats.store';
import { cartShifts, type ShiftTimes } from '#contexts/carts/cart-shifts.store';
import { cartWaiting } from '#contexts/carts/cart-waiting.store';
import { presentWaiting, shiftKeyOf } from '#contexts/carts/present-waiting';
import { dutiesOfShifts } from '#contexts/duties/duties.api';
import type { Handler } from '#platform/handle';

type OpenShift = ReplyOf<typeof carts.listOpenShifts>[number];

const listedDays = 14;

/** X-SWAP-29. A shift that everybody has left is listed for those who wait for it. */
export async function listOpenShifts(call: Handler<typeof carts.listOpenShifts>): Promise<OpenShift[]> {
  const { tenant, now } = call;
  const actor = await readCartActor(tenant, call.actor, now);
  const places = new Map((await cartLocations.list(tenant)).map((place) => [place.id, place]));
  const mayBook = actor.administers || (actor.publishersBook && actor.approved);
  if (!mayBook || places.size === 0) return [];
  const from = dateOf(actor.wallNow);
  const to = addDays(from, listedDays);
  const shifts = await cartShifts.bookedBetween(tenant, from, to);
  const people = Map.groupBy(
    await dutiesOfShifts(
      tenant,
      shifts.map(({ id }) => id),
    ),
    ({ shift_id }) => shift_id,
  );
  const seats = await cartSeats.between(tenant, [...places.keys()], from, to);
  const waiting = Map.groupBy(await cartWaiting.between(tenant, from, to), shiftKeyOf);
  const listed = new Map<string, { times: ShiftTimes; names: string[]; mine: boolean }>();
  for (const row of shifts) {
    const booked = people.get(row.id) ?? [];
    const before = listed.get(shiftKeyOf(row));
    listed.set(shiftKeyOf(row), {
      times: row,
      names: [...(before?.names ?? []), ...booked.map(fullName)],
      mine: Boolean(before?.mine) || booked.some(({ person_id }) => person_id === actor.personId),
    });
  }
  for (const rows of waiting.values()) {
    const own = rows.find(({ person_id }) => person_id === actor.personId);
    if (own && !listed.has(shiftKeyOf(own)))
      listed.set(shiftKeyOf(own), { times: own, names: [], mine: false });
  }
  return [...listed.values()]
    .filter(({ times: { on_date, starts_at }, mine }) => !mine && `${on_date}T${starts_at}` > actor.wallNow)
    .map(({ times, names }) => {
      const { location_id, on_date: date, starts_at: startsAt, minutes } = times;
      const { label, max_people: maxPeople } = places.get(location_id)!;
      const beside = seats
        .filter((seat) => seat.location_id === location_id)
        .map((seat) => ({ date: seat.on_date, from: seat.from_minute, to: seat.to_minute }));
      return {
        cart_location_id: location_id,
        location: label,
        date,
        start_time: startsAt,
        end_time: clockText(minutesOf(startsAt) + minutes),
        minutes,
        people: names,
        free: roomIn({ maxPeople, seats: beside }, { date, startsAt, minutes }),
        waiting: presentWaiting(waiting.get(shiftKeyOf(times)) ?? [], actor.personId),
      };
    })
    .toSorted((one, other) =>
      `${one.date} ${one.start_time}`.localeCompare(`${other.date} ${other.start_time}`),
    );
}
