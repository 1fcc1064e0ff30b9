/**
 * Saves a shift of the own people at a cart of another congregation (CARTS-O8). The host stores the shift and
 * its seats under the names shown to others; the own congregation stores the visit and its duties. Both
 * commit or neither.
 */
import type { BookingRefusal } from '@sheaf/rules/carts/booking';
import type { Span } from '@sheaf/rules/carts/shift';
import { nameForGuests, shiftElsewhere, spanElsewhere } from '@sheaf/rules/carts/visit';
import { allow, type Decision } from '@sheaf/rules/decision';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { dateOf, mondayOf } from '@sheaf/rules/time/wall-time';
import { isApproved, readCartTerms, readGuestActor } from '#contexts/carts/cart-actor';
import { readCartDay } from '#contexts/carts/cart-day.store';
import type { LocationRow } from '#contexts/carts/cart-locations.store';
import { cartSeats } from '#contexts/carts/cart-seats.store';
import { cartShares, type SharedCart } from '#contexts/carts/cart-shares.store';
import { cartShifts, type ShiftRow } from '#contexts/carts/cart-shifts.store';
import { cartVisits, type VisitRow } from '#contexts/carts/cart-visits.store';
import { type ExceededHours, refuseGuestHours } from '#contexts/carts/guest-hours';
import {
  type AskedBooking,
  findPlace,
  type PlacementFailure,
  seatsOf,
  writeShift,
} from '#contexts/carts/place-shift';
import { presentForGuest } from '#contexts/carts/present-for-guest';
import { presentShifts } from '#contexts/carts/present-shift';
import {
  addVisitDuties,
  answersOfVisits,
  cartDutiesBetween,
  removeDutiesOfVisit,
} from '#contexts/duties/duties.api';
import { lockCartPeople, readLetterhead } from '#contexts/people/people.api';
import type { Actor } from '#platform/actor';
import { atOtherCongregation } from '#platform/database/guest-section';
import type { Tenant } from '#platform/database/tenant';

type Person = Awaited<ReturnType<typeof lockCartPeople>>[number];

interface VisitSave {
  caller: Pick<Actor, 'personId' | 'permissions'>;
  asked: AskedBooking;
  /** The visit to change, locked; null for a new one. */
  before: VisitRow | null;
  now: Date;
}

type VisitRefusal = Extract<Decision<never, BookingRefusal>, { allowed: false }> | ExceededHours;

const noSuchCart: PlacementFailure = { unknown: { cart_location_id: ['no-such-cart'] } };

/** Other cart shifts of the people around that day, in minutes of the day in local time of the host. */
async function shiftsOf(
  tenant: Tenant,
  ids: readonly number[],
  date: string,
  { zones, before }: { zones: { home: string; host: string }; before: VisitRow | null },
): Promise<(id: number) => Span[]> {
  const duties = await cartDutiesBetween(tenant, ids, {
    from: addDays(date, -1),
    to: addDays(date, 1),
    except: before ? { visit: before.id } : {},
  });
  return (id) =>
    duties
      .filter(({ person_id }) => person_id === id)
      .map(({ on_date, starts_at, ends_at }) =>
        spanElsewhere({ date: on_date, startsAt: starts_at, endsAt: ends_at }, zones.home, date, zones.host),
      );
}

const guestSeats = (people: readonly Person[]) =>
  people.map((person, index) => ({
    duty_id: null,
    guest_place: index + 1,
    guest_name: nameForGuests(person),
  }));

async function noteVisit(
  tenant: Tenant,
  { row, location }: { row: ShiftRow; location: LocationRow },
  { before, asked, zones, host }: VisitSave & { zones: { home: string; host: string }; host: SharedCart },
): Promise<VisitRow> {
  const values = {
    host_congregation: host.congregation_id,
    host_location: row.location_id,
    host_shift: row.id,
    label: location.label,
    zone: zones.host,
    on_date: row.on_date,
    starts_at: row.starts_at,
    minutes: row.minutes,
  };
  const visit = before
    ? await cartVisits.edit(tenant, before.id, values)
    : await cartVisits.add(tenant, values);
  const answers = before ? await answersOfVisits(tenant, before.id) : [];
  if (before) await removeDutiesOfVisit(tenant, before.id);
  const shift = { date: row.on_date, startsAt: row.starts_at, minutes: row.minutes };
  const { date, startsAt, endsAt } = shiftElsewhere(shift, zones.host, zones.home);
  const times = { id: visit.id, on_date: date, starts_at: startsAt, ends_at: endsAt, week: mondayOf(date) };
  await addVisitDuties(tenant, times, asked.publishers, answers);
  return visit;
}

async function readZones(tenant: Tenant, host: SharedCart, now: Date) {
  const at = { congregationId: host.congregation_id, by: 'location', id: host.location_id } as const;
  const terms = await atOtherCongregation(tenant, at, (there) => readCartTerms(there, now));
  const { zone: home } = await readLetterhead(tenant);
  return terms && { at, terms: terms.done, zones: { home, host: terms.done.zone } };
}

const rowAtHost = async (there: Tenant, visit: VisitRow | null): Promise<ShiftRow | null> =>
  visit ? ((await cartShifts.lock(there, visit.host_shift)) ?? null) : null;

/** @returns the presented shift and its visit. */
export async function saveVisit(tenant: Tenant, saving: VisitSave) {
  const { caller, asked, before, now } = saving;
  const host = await cartShares.hereById(tenant, asked.cart_location_id);
  if (!host || (before && before.host_congregation !== host.congregation_id)) return noSuchCart;
  const found = await readZones(tenant, host, now);
  if (!found) return noSuchCart;
  const { at, terms, zones } = found;
  const actor = await readGuestActor(tenant, caller, terms);
  const rows = new Map((await lockCartPeople(tenant, asked.publishers)).map((row) => [row.id, row]));
  if (rows.size < asked.publishers.length)
    return { unknown: { publishers: ['no-such-person'] } } satisfies PlacementFailure;
  const people = asked.publishers.map((id) => rows.get(id)!);
  const shifts = await shiftsOf(tenant, asked.publishers, dateOf(asked.start_at), { zones, before });
  const placed = await atOtherCongregation(tenant, at, async (there) => {
    const placing = {
      asked,
      actor,
      now,
      before: await rowAtHost(there, before),
      cartDay: await readCartDay(there, asked.cart_location_id, dateOf(asked.start_at)),
      people: people.map((person) => ({
        id: person.id,
        approved: isApproved(person),
        shifts: shifts(person.id),
      })),
    };
    const done = await findPlace(there, placing, async () => []);
    if ('unknown' in done || !done.allowed) return done;
    const exceeded = await refuseGuestHours(there, tenant.congregationId, placing);
    if (exceeded) return exceeded;
    if (placing.before) await cartSeats.removeOfShifts(there, [placing.before.id]);
    const [row] = await Promise.all([
      writeShift(there, placing, done.value, { guest_congregation: tenant.congregationId }),
      cartSeats.add(there, seatsOf(asked, done.value, guestSeats(people))),
    ]);
    const [shown] = await presentShifts(there, [row], { ...actor, isGuest: true });
    return allow({ placed: { row, location: done.value.place.location }, shown: shown! });
  });
  if (!placed) return noSuchCart;
  if ('unknown' in placed.done) return placed.done;
  if (!placed.done.allowed) return { ...(placed.done as VisitRefusal), zone: zones.host };
  const visit = await noteVisit(tenant, placed.done.value.placed, { ...saving, zones, host });
  const [shown] = await presentForGuest(tenant, [placed.done.value.shown], caller.personId);
  return allow({ visit, shown: shown! });
}
