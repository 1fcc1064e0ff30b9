/** Writes the maps of the demo with streets, addresses, history, not-at-homes and do-not-calls. */
import { populatedFrom } from '@sheaf/rules/maps/map-type';
import type { ClientBase } from 'pg';
import { bulkInsert } from './bulk-insert.ts';
import type { DemoAddress, DemoMap } from './cut-demo.ts';
import { makeHistory, type PastAssignment } from './history.ts';
import type { Random } from './random.ts';

export interface Territory {
  congregationId: number;
  people: number[];
  maps: DemoMap[];
  random: Random;
  asOf: Date;
}

const day = 86_400_000;
const holders = 90;
const languages = [
  { number: 47, name: 'Mandarin', lang: 'zh' },
  { number: 48, name: 'Nepali', lang: 'ne' },
];
const dateBefore = (asOf: Date, days: number): string =>
  new Date(asOf.getTime() - days * day).toISOString().slice(0, 10);

interface Placed {
  map: DemoMap;
  mapId: number;
  streets: Map<string, number>;
}

async function addMaps(
  client: ClientBase,
  territory: Territory,
  lastCompleted: (string | null)[],
): Promise<number[]> {
  const own = { congregation_id: territory.congregationId };
  const suburbNames = [...new Set(territory.maps.map((map) => map.suburb))];
  const suburbs = await bulkInsert(
    client,
    'suburbs',
    suburbNames.map((suburb) => ({ ...own, suburb, code: '7320' })),
  );
  const rows = territory.maps.map((map, index) => ({
    ...own,
    number: String(map.number),
    order: map.number,
    type_id: map.type,
    name: map.type === 3 ? `${map.suburb} roads` : null,
    suburb_id: suburbs[suburbNames.indexOf(map.suburb)],
    blocks_as_letters: map.number % 3 !== 1,
    total_blocks: map.type === 1 ? map.blocks : 0,
    last_completed: lastCompleted[index],
    locked: map.number === 45,
    lang: null,
  }));
  const foreign = languages.map(({ number, name, lang }) => ({
    ...own,
    number: String(number),
    order: number,
    type_id: 5,
    name,
    suburb_id: null,
    blocks_as_letters: false,
    total_blocks: 0,
    last_completed: dateBefore(territory.asOf, 90),
    locked: false,
    lang,
  }));
  const withDefaults = [...rows, ...foreign].map((row) => ({
    ...row,
    number_lookup: false,
    version: 1,
    created_at: territory.asOf,
    updated_at: territory.asOf,
  }));
  return bulkInsert(client, 'maps', withDefaults);
}

async function addStreets(
  client: ClientBase,
  { congregationId, maps }: Territory,
  mapIds: number[],
): Promise<Placed[]> {
  const rows = maps.flatMap((map, index) =>
    [...new Set(map.addresses.map((address) => address.street))]
      .sort()
      .map((name) => ({ congregation_id: congregationId, name, map_id: mapIds[index] })),
  );
  const ids = await bulkInsert(client, 'streets', rows);
  return maps.map((map, index) => ({
    map,
    mapId: mapIds[index]!,
    streets: new Map(
      rows.flatMap((row, at) => (row.map_id === mapIds[index] ? [[row.name, ids[at]!] as const] : [])),
    ),
  }));
}

const doorOf = (address: DemoAddress) => ({
  house: address.house,
  suffix: address.suffix,
  unit: address.unit,
});

const placeOf = (placed: Placed, address: DemoAddress) => ({
  map_id: placed.mapId,
  street_id: placed.streets.get(address.street),
});

/** About one in ninety doors is not to be called at; every fifth of those is older than two years. */
function doNotCallsOf(placed: Placed, { random, asOf }: Territory): { address: DemoAddress; date: string }[] {
  return placed.map.addresses
    .filter((address) => address.suffix === null && address.unit === null && random.next() < 1 / 90)
    .map((address) => ({
      address,
      date: dateBefore(asOf, random.next() < 0.2 ? random.between(740, 1100) : random.between(20, 700)),
    }));
}

async function addAddresses(
  client: ClientBase,
  territory: Territory,
  placed: readonly Placed[],
): Promise<void> {
  const own = { congregation_id: territory.congregationId };
  const { random, asOf } = territory;
  const preloaded: Record<string, unknown>[] = [];
  const available: Record<string, unknown>[] = [];
  const forbidden: Record<string, unknown>[] = [];
  for (const place of placed) {
    const notToCall = doNotCallsOf(place, territory);
    const closed = new Set(notToCall.map(({ address }) => address));
    for (const { address, date } of notToCall) {
      forbidden.push({
        ...own,
        ...placeOf(place, address),
        number: Number(address.house),
        suffix: null,
        unit: null,
        date,
        note: null,
      });
    }
    const worked = populatedFrom(place.map.type) !== null;
    for (const address of place.map.addresses) {
      const { lat, lng, block } = address;
      preloaded.push({
        ...own,
        ...placeOf(place, address),
        ...doorOf(address),
        block,
        lat,
        lng,
        number: null,
        name: null,
      });
      const notHome =
        place.map.type === 1
          ? random.next() < 0.05
          : worked && place.map.number === 24 && random.next() < 0.6;
      if (!notHome || closed.has(address)) continue;
      const attempt = place.map.type === 1 ? random.between(1, 2) : random.between(0, 1);
      const adjusted = new Date(asOf.getTime() - random.between(1, 25) * day);
      available.push({
        ...own,
        ...placeOf(place, address),
        ...doorOf(address),
        lat,
        lng,
        attempt,
        adjusted_at: adjusted,
      });
    }
  }
  await fill(client, 'preloaded_addresses', preloaded);
  await fill(client, 'available_addresses', available);
  await fill(client, 'do_not_calls', forbidden);
}

/** Columns with a default that the rows leave out must not become null, so they are named one by one. */
async function fill(client: ClientBase, table: string, rows: Record<string, unknown>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 2000)
    await bulkInsert(client, table, rows.slice(from, from + 2000));
}

async function addForeign(
  client: ClientBase,
  territory: Territory,
  placed: readonly Placed[],
  mapIds: number[],
): Promise<void> {
  const { congregationId, random } = territory;
  const rows = languages.flatMap(({ lang }, index) =>
    Array.from({ length: 34 }, () => {
      const place = random.pick(placed.filter(({ map }) => map.type === 1));
      const address = random.pick(place.map.addresses);
      return {
        congregation_id: congregationId,
        ...placeOf(place, address),
        ...doorOf(address),
        lang,
        assigned_map_id: mapIds[territory.maps.length + index],
      };
    }),
  );
  const once = new Map(
    rows.map((row) => [`${row.map_id}|${row.street_id}|${row.house}|${row.suffix}|${row.unit}`, row]),
  );
  await bulkInsert(client, 'foreign_addresses', [...once.values()]);
}

async function addAssignments(
  client: ClientBase,
  territory: Territory,
  mapIds: number[],
  past: PastAssignment[],
): Promise<void> {
  const own = { congregation_id: territory.congregationId };
  const ids = await bulkInsert(
    client,
    'map_assignments',
    past.map((assignment) => ({
      ...own,
      map_id: mapIds[assignment.map - 1],
      personal: assignment.personal,
      campaign: assignment.campaign,
      completed: assignment.completed,
      started: assignment.doneBlocks > 0 || assignment.returnedAt !== null,
      assigned_at: assignment.assignedAt,
      returned_at: assignment.returnedAt,
    })),
  );
  await bulkInsert(
    client,
    'map_assignment_holders',
    past.flatMap((assignment, index) =>
      assignment.holders.map(({ person, from, to }) => ({
        ...own,
        assignment_id: ids[index],
        person_id: territory.people[person],
        assigned_at: from,
        returned_at: to,
      })),
    ),
  );
  await bulkInsert(
    client,
    'completed_blocks',
    past.flatMap((assignment, index) =>
      Array.from({ length: assignment.doneBlocks }, (_, block) => ({
        ...own,
        assignment_id: ids[index],
        block: block + 1,
        completed_by: territory.people[assignment.holders[0]!.person],
      })),
    ),
  );
}

/** Answers the ids of the maps in the order of their numbers. */
export async function loadTerritory(client: ClientBase, territory: Territory): Promise<number[]> {
  const histories = territory.maps.map((map) => makeHistory(map, territory.random, holders, territory.asOf));
  const mapIds = await addMaps(
    client,
    territory,
    histories.map((history) => history.lastCompleted),
  );
  const placed = await addStreets(client, territory, mapIds);
  await addAddresses(client, territory, placed);
  await addForeign(client, territory, placed, mapIds);
  await addAssignments(
    client,
    territory,
    mapIds,
    histories.flatMap((history) => history.assignments),
  );
  return mapIds;
}
