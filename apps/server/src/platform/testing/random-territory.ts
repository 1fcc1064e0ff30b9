/** Random maps and addresses, for tests that compare territory queries with their rules. */
import { type MapType, mapTypes } from '@sheaf/rules/territory/maps/map-type';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { insertRows, randomRows } from '#platform/testing/random-rows';

export interface RandomMap {
  id: number;
  number: string;
  order: number;
  type: MapType;
  lang: string | null;
  locked: boolean;
  deleted: boolean;
  assignment: { personal: boolean; holderId: number | null } | null;
  street: string;
  streetId: number;
}

export interface RandomAddress {
  id: number;
  map: RandomMap;
  street: string;
  house: string;
  phone: string | null;
  attempt: number;
  adjustedAt: number;
  expired: boolean;
  reservation: { personId: number; reservedAt: number; lentBy: number | null } | null;
}

const day = 86_400_000;
const rarely = fc.constantFrom(true, false, false, false, false);
/** Null in half of the cases. */
const half = { freq: 2 };
const streets = ['Ash Street', 'Bay Street', 'Cove Road'];

const ofMap = (people: readonly number[]) =>
  fc.record({
    type: fc.constantFrom(...mapTypes.names),
    order: fc.nat(2),
    lang: fc.constantFrom(null, 'ne', 'hi'),
    locked: rarely,
    deleted: rarely,
    assignment: fc.option(fc.record({ personal: rarely, holderId: fc.constantFrom(null, ...people) }), half),
  });

/** Each map has one street and at most one active assignment. */
export async function plantMaps(
  owner: Pool,
  congregationId: number,
  { count, people, now }: { count: number; people: readonly number[]; now: Date },
): Promise<RandomMap[]> {
  const own = { congregation_id: congregationId };
  const rows = randomRows(ofMap(people), count).map((row, n) => ({
    ...row,
    number: `P${n}`,
    street: streets[n % streets.length]!,
  }));
  const ids = await insertRows(
    owner,
    'maps',
    rows.map(({ number, type, order, lang, locked, deleted }) => ({
      ...own,
      number,
      type_id: mapTypes.encode(type),
      order,
      lang,
      locked,
      deleted_at: deleted ? now : null,
    })),
  );
  const streetIds = await insertRows(
    owner,
    'streets',
    rows.map(({ street }, n) => ({ ...own, map_id: ids[n], name: street })),
  );
  const maps = rows.map((row, n) => ({ ...row, id: ids[n]!, streetId: streetIds[n]! }));
  const out = maps.filter(({ assignment }) => assignment !== null);
  const assignments = await insertRows(
    owner,
    'map_assignments',
    out.map(({ id, assignment }) => ({
      ...own,
      map_id: id,
      personal: assignment!.personal,
      assigned_at: now,
    })),
  );
  await insertRows(
    owner,
    'map_assignment_holders',
    out.flatMap(({ assignment }, n) =>
      assignment!.holderId === null
        ? []
        : [{ ...own, assignment_id: assignments[n], person_id: assignment!.holderId, assigned_at: now }],
    ),
  );
  return maps;
}

const ofAddress = (
  maps: readonly RandomMap[],
  people: readonly number[],
  { timeoutDays, now }: { timeoutDays: number; now: Date },
) =>
  fc.record({
    map: fc.constantFrom(...maps),
    house: fc.oneof(fc.integer({ min: 1, max: 30 }).map(String), fc.constantFrom('Lot', '007')),
    phone: fc.constantFrom('0400', null),
    attempt: fc.nat(4),
    adjustedAt: fc.nat(5).map((days) => now.getTime() - days * day),
    expired: rarely,
    reservation: fc.option(
      fc
        .record({
          personId: fc.constantFrom(...people),
          age: fc.oneof(
            fc.nat(2 * timeoutDays * day),
            fc.integer({ min: -1, max: 1 }).map((more) => timeoutDays * day + more),
          ),
          lentBy: fc.constantFrom(null, ...people),
        })
        .map(({ personId, age, lentBy }) => ({
          personId,
          reservedAt: now.getTime() - age,
          lentBy: lentBy === personId ? null : lentBy,
        })),
      half,
    ),
  });

/** Available addresses of these maps; many share street and age, so that every sort key matters. */
export async function plantAddresses(
  owner: Pool,
  congregationId: number,
  maps: readonly RandomMap[],
  given: { count: number; people: readonly number[]; timeoutDays: number; now: Date },
): Promise<RandomAddress[]> {
  const rows = randomRows(ofAddress(maps, given.people, given), given.count);
  const at = (instant: number): string => new Date(instant).toISOString();
  const ids = await insertRows(
    owner,
    'available_addresses',
    rows.map(({ map, house, phone, attempt, adjustedAt, expired, reservation }, n) => ({
      congregation_id: congregationId,
      map_id: map.id,
      street_id: map.streetId,
      house,
      // Unique names, so that equal rows are accepted.
      name: `parity ${n}`,
      phone,
      attempt,
      adjusted_at: at(adjustedAt),
      expired,
      assigned_to: reservation?.personId ?? null,
      assigned_at: reservation ? at(reservation.reservedAt) : null,
      lent_by: reservation?.lentBy ?? null,
      contact: reservation ? 'Ruth' : null,
    })),
  );
  return rows.map((row, n) => ({ ...row, id: ids[n]!, street: row.map.street }));
}
