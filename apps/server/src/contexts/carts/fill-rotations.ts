/**
 * Books the next dates of rotations like ordinary shifts (CARTS-O2), without people who are away, cannot then
 * or have another duty at that time.
 */
import { cartCalendar } from '@sheaf/contract/carts/settings';
import { dueDates, rotationsUntil } from '@sheaf/rules/carts/rotation';
import { nextTogether, type SharedTurn } from '@sheaf/rules/carts/shared-turns';
import { overlap, spanOfShift } from '@sheaf/rules/carts/shift';
import { isAway } from '@sheaf/rules/people/absences/away';
import { fitsShift } from '@sheaf/rules/people/availability/fits';
import { addDays, addMonths } from '@sheaf/rules/schedules/calendar-week';
import { laterClock, minutesOf } from '@sheaf/rules/time/clock-time';
import { wallTimeIn } from '@sheaf/rules/time/wall-time';
import { isApproved } from '#contexts/carts/cart-actor';
import { cartLocations } from '#contexts/carts/cart-locations.store';
import { cartRotations, type RotationRow, rotationPeople } from '#contexts/carts/cart-rotations.store';
import type { ShiftRow } from '#contexts/carts/cart-shifts.store';
import { repeatedOf, rotationTurns } from '#contexts/carts/rotation-turns';
import { findForBooking, saveBooking } from '#contexts/carts/save-booking';
import { tellShift } from '#contexts/carts/tell-shift';
import { ledgerSpans } from '#contexts/duties/duties.api';
import {
  awayBetween,
  lockCartPeople,
  planningFactsOf,
  readLetterhead,
  readSettings,
} from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

/** @param booked further shifts of the same fill, which count for the month. */
type FreePredicate = (id: number, date: string, booked: readonly BookedTurn[]) => boolean;

interface BookedTurn {
  date: string;
  people: readonly number[];
}

interface RotationFill {
  rotation: RotationRow;
  order: readonly number[];
  dates: readonly string[];
  taken: SharedTurn[];
  isFree: FreePredicate;
}

/** A rotation has the rights of a cart coordinator; `rotationHorizon` limits how far ahead it books. */
const rotationActor = {
  approved: true,
  administers: true,
  alwaysBooks: true,
  publishersBook: true,
  advance: 0,
};

export async function rotationHorizon(tenant: Tenant, now: Date) {
  const { zone } = await readLetterhead(tenant);
  const { booking_advance: advance } = await readSettings(tenant, cartCalendar);
  const today = wallTimeIn(zone, now.getTime()).slice(0, 10);
  return { zone, today, until: rotationsUntil(today, advance) };
}

/** An id outside the ledger. */
const bookedNow = 0;

/**
 * Returns a test whether a person is approved, present, able to and without another duty at that time. Locks
 * the people until the transaction ends.
 */
async function readFree(tenant: Tenant, ids: readonly number[], from: string, until: string) {
  const approved = new Set(
    (await lockCartPeople(tenant, ids)).filter((person) => isApproved(person)).map(({ id }) => id),
  );
  const away = Map.groupBy(await awayBetween(tenant, ids, from, until), ({ person_id }) => person_id);
  // Whole months, because limits count months.
  const [first, last] = [`${from.slice(0, 7)}-01`, addDays(`${addMonths(until.slice(0, 7), 1)}-01`, -1)];
  const duties = Map.groupBy(await ledgerSpans(tenant, ids, first, last), ({ personId }) => personId);
  const said = await planningFactsOf(tenant, ids);
  return ({ starts_at: startsAt, minutes }: RotationRow): FreePredicate => {
    const span = spanOfShift({ startsAt, minutes });
    return (id, date, booked) =>
      approved.has(id) &&
      fitsShift(
        said.get(id),
        [
          ...(duties.get(id) ?? []),
          ...booked
            .filter(({ people }) => people.includes(id))
            .map((turn) => ({ id: bookedNow, kind: 'cart' as const, date: turn.date })),
        ],
        { date, from: startsAt, to: laterClock(startsAt, minutes) },
      ) &&
      !(away.get(id) ?? []).some((days) => isAway(days, date)) &&
      !(duties.get(id) ?? []).some(
        (duty) => duty.date === date && overlap(span, { from: minutesOf(duty.from), to: minutesOf(duty.to) }),
      );
  };
}

async function fillOne(
  tenant: Tenant,
  { rotation, order, dates, taken, isFree }: RotationFill,
  zone: string,
  now: Date,
): Promise<{ booked: { row: ShiftRow; people: number[] }[]; open: number }> {
  const booked: (BookedTurn & { row: ShiftRow; people: number[] })[] = [];
  let open = 0;
  for (const date of dates) {
    const people = nextTogether({ order, taken }, date, rotation.people_count, (id) =>
      isFree(id, date, booked),
    );
    const asked = people && {
      cart_location_id: rotation.location_id,
      publishers: people,
      start_at: `${date}T${rotation.starts_at}`,
      minutes: rotation.minutes,
      rotation: { id: rotation.id, date },
    };
    const found = asked && (await findForBooking(tenant, asked, null));
    const saved = found && (await saveBooking(tenant, { ...rotationActor, zone }, found, now));
    if (saved && 'allowed' in saved && saved.allowed) {
      taken.push({ date, people });
      booked.push({ date, row: saved.value.row, people });
    } else open += 1;
  }
  return { booked, open };
}

/** Notifies people of the first of their new turns only; the others are listed in their assignments. */
async function tellFirst(tenant: Tenant, booked: readonly { row: ShiftRow; people: number[] }[], now: Date) {
  const told = new Set<number>();
  for (const { row, people } of booked) {
    const first = people.filter((id) => !told.has(id));
    for (const id of first) told.add(id);
    if (first.length > 0) await tellShift(tenant, 'cart-turn', row, first, now);
  }
}

/**
 * @param only a rotation that was saved in this transaction, locked. @returns the number of booked shifts,
 * and of dates that stayed open.
 */
export async function fillRotations(
  tenant: Tenant,
  now: Date,
  only?: RotationRow,
): Promise<{ booked: number; open: number }> {
  const rows = only ? [only].filter(({ active }) => active) : await cartRotations.lockActive(tenant);
  if (rows.length === 0) return { booked: 0, open: 0 };
  const { zone, today, until } = await rotationHorizon(tenant, now);
  const ids = rows.map(({ id }) => id);
  const takers = Map.groupBy(await rotationPeople.of(tenant, ids), ({ rotation_id }) => rotation_id);
  const everybody = [...new Set([...takers.values()].flat().map(({ person_id }) => person_id))];
  const turns = await rotationTurns(tenant, ids, today);
  const done = { booked: 0, open: 0 };
  for (const rotation of rows) {
    const own = turns.get(rotation.id) ?? [];
    const made = new Set(own.map(({ date }) => date));
    const dates = dueDates(repeatedOf(rotation), today, until).filter((date) => !made.has(date));
    const here = await cartLocations.read(tenant, rotation.location_id);
    if (dates.length === 0 || !here) continue;
    // Read again for each rotation, because the previous one added duties to the ledger.
    const isFree = (await readFree(tenant, everybody, today, until))(rotation);
    const order = (takers.get(rotation.id) ?? []).map(({ person_id }) => person_id);
    const taken = own.filter(({ people }) => people.length > 0);
    const filled = await fillOne(tenant, { rotation, order, dates, taken, isFree }, zone, now);
    await tellFirst(tenant, filled.booked, now);
    done.booked += filled.booked.length;
    done.open += filled.open;
  }
  return done;
}
