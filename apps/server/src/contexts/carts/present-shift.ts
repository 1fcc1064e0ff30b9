/** Presents shifts with their people to one viewer (CARTS-D3, CARTS-O6). */
import type { booking } from '@sheaf/contract/carts/rows';
import { blocksOfDay } from '@sheaf/rules/carts/booking';
import { clockText, spanOfShift } from '@sheaf/rules/carts/shift';
import { slotClassOf } from '@sheaf/rules/carts/slot';
import { nameForGuests } from '@sheaf/rules/carts/visit';
import { fullName } from '@sheaf/rules/people/people/names';
import { minutesOf } from '@sheaf/rules/time/clock-time';
import type { z } from 'zod';
import {
  type BlockRow,
  cartBlocks,
  cartLocations,
  type LocationRow,
} from '#contexts/carts/cart-locations.store';
import { cartSeats, type SeatRow } from '#contexts/carts/cart-seats.store';
import { cartShares } from '#contexts/carts/cart-shares.store';
import type { ShiftRow } from '#contexts/carts/cart-shifts.store';
import { ruleBlock } from '#contexts/carts/present-location';
import type { SavedShift } from '#contexts/carts/save-booking';
import { type CartDuty, dutiesOfShifts } from '#contexts/duties/duties.api';
import type { Tenant } from '#platform/database/tenant';

type Booking = z.output<typeof booking>;
type Traffic = NonNullable<Booking['report']>['traffic'];

export interface Viewer {
  personId: number;
  /** Local day and time at the locations, `2026-11-28T09:00`. */
  wallNow: string;
  /**
   * The viewer belongs to another congregation and sees people by first name and initial, and no report
   * (CARTS-O8).
   */
  isGuest?: boolean;
}

interface ShiftContext {
  locations: Map<number, LocationRow>;
  blocks: readonly BlockRow[];
  seats: readonly SeatRow[];
  people: Map<number, CartDuty[]>;
  /** Duty ids of the viewer. */
  own: ReadonlySet<number>;
  /** Names of the guest congregations by id; empty for guests. */
  congregations: ReadonlyMap<number, string>;
}

const minutesOver = (date: string, wallNow: string): number => {
  const today = wallNow.slice(0, 10);
  if (date !== today) return date < today ? 24 * 60 : 0;
  return minutesOf(wallNow.slice(11));
};

const reportOf = (row: ShiftRow): Booking['report'] =>
  row.reported_at === null
    ? null
    : {
        placements: row.placements ?? 0,
        conversations: row.conversations ?? 0,
        traffic: row.traffic as Traffic,
        comments: row.comments,
        reported_by: row.reported_by,
        reported_at: row.reported_at.toISOString(),
      };

function classOf(row: ShiftRow, location: LocationRow, around: ShiftContext, { wallNow }: Viewer) {
  const seats = around.seats
    .filter((seat) => seat.location_id === row.location_id && seat.on_date === row.on_date)
    .map((seat) => ({
      from: seat.from_minute,
      to: seat.to_minute,
      mine: seat.shift_id === row.id && seat.duty_id !== null && around.own.has(seat.duty_id),
    }));
  return slotClassOf(spanOfShift({ startsAt: row.starts_at, minutes: row.minutes }), {
    seats,
    blocks: blocksOfDay(
      around.blocks.filter(({ location_id }) => location_id === row.location_id).map(ruleBlock),
      row.on_date,
    ),
    maxPeople: location.max_people,
    over: minutesOver(row.on_date, wallNow),
  });
}

const peopleAround = (
  duties: readonly CartDuty[],
  { personId }: Viewer,
): Pick<ShiftContext, 'people' | 'own'> => ({
  people: Map.groupBy(duties, ({ shift_id }) => shift_id),
  own: new Set(duties.filter(({ person_id }) => person_id === personId).map(({ id }) => id)),
});

/** People of the owning congregation with their ids, guests by the name shown to other congregations. */
function peopleOf(row: ShiftRow, around: ShiftContext, { isGuest = false }: Viewer): Booking['people'] {
  const own = (around.people.get(row.id) ?? []).map((person) =>
    isGuest ? { id: null, name: nameForGuests(person) } : { id: person.person_id, name: fullName(person) },
  );
  const guests = around.seats
    .filter(({ shift_id, guest_place: place }) => shift_id === row.id && place !== null)
    .toSorted((one, other) => one.guest_place! - other.guest_place!)
    .map(({ guest_name: name }) => ({ id: null, name: name ?? '' }));
  return [...own, ...guests];
}

function presentShift(tenant: Tenant, row: ShiftRow, around: ShiftContext, viewer: Viewer): Booking {
  const location = around.locations.get(row.location_id)!;
  const people = peopleOf(row, around, viewer);
  const ids = people.flatMap(({ id }) => id ?? []);
  return {
    id: row.id,
    cart_location_id: row.location_id,
    location: location.label,
    publishers: ids,
    users: ids,
    people,
    start_at: `${row.on_date}T${row.starts_at}`,
    minutes: row.minutes,
    hours: row.minutes / 60,
    congregation_id: viewer.isGuest
      ? tenant.congregationId
      : (row.guest_congregation ?? tenant.congregationId),
    guests_of: around.congregations.get(row.guest_congregation ?? 0) ?? null,
    date: row.on_date,
    start_time: row.starts_at,
    end_time: clockText(minutesOf(row.starts_at) + row.minutes),
    class: classOf(row, location, around, viewer),
    state: row.state,
    rotation_id: viewer.isGuest ? null : row.rotation_id,
    report: viewer.isGuest ? null : reportOf(row),
    version: row.version,
  };
}

/** Same order as the rows. */
export async function presentShifts(
  tenant: Tenant,
  rows: readonly ShiftRow[],
  viewer: Viewer,
): Promise<Booking[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const places = [...new Set(rows.map(({ location_id }) => location_id))];
  const dates = rows.map(({ on_date }) => on_date).sort();
  const guests = viewer.isGuest ? [] : rows.flatMap(({ guest_congregation: id }) => id ?? []);
  const around: ShiftContext = {
    locations: new Map((await cartLocations.ofIds(tenant, places)).map((row) => [row.id, row])),
    blocks: await cartBlocks.ofLocations(tenant, places),
    seats: await cartSeats.between(tenant, places, dates[0]!, dates.at(-1)!),
    ...peopleAround(await dutiesOfShifts(tenant, ids), viewer),
    congregations: await cartShares.names(tenant, guests),
  };
  return rows.map((row) => presentShift(tenant, row, around, viewer));
}

/** Presents a shift of the own people right after writing it, without reading again. */
export function presentSaved(tenant: Tenant, saved: SavedShift, viewer: Viewer): Booking {
  const { row, location, blocks, seats } = saved;
  const people = peopleAround(saved.people, viewer);
  const locations = new Map([[location.id, location]]);
  return presentShift(tenant, row, { locations, blocks, seats, ...people, congregations: new Map() }, viewer);
}
