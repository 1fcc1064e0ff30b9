/** Inserts the addresses of the demo's maps: preloaded, available, do-not-call and foreign ones. */
import { codesOfTypes, populatedFrom } from '@sheaf/rules/territory/maps/map-type';
import type { ClientBase } from 'pg';
import { bulkInsert } from './bulk-insert.ts';
import type { DemoAddress, DemoMap } from './cut-demo.ts';
import type { Random } from './random.ts';

export interface Territory {
  congregationId: number;
  people: number[];
  maps: DemoMap[];
  random: Random;
  asOf: Date;
}

const day = 86_400_000;

/** Attempts a few days apart, mornings and afternoons in turn; the last one on the day of `last`. */
const hoursTried = (attempts: number, last: Date) =>
  Array.from({ length: attempts }, (_, turn) => {
    const on = new Date(last.getTime() - (attempts - 1 - turn) * 5 * day);
    return {
      on: on.toISOString().slice(0, 10),
      day: ((on.getUTCDay() + 6) % 7) + 1,
      part: turn % 2 === 0 ? 'morning' : 'afternoon',
    };
  });

export const languages = [
  { number: 47, name: 'Mandarin', lang: 'zh' },
  { number: 48, name: 'Nepali', lang: 'ne' },
];

export const dateBefore = (asOf: Date, days: number): string =>
  new Date(asOf.getTime() - days * day).toISOString().slice(0, 10);

export interface PlacedMap {
  map: DemoMap;
  mapId: number;
  streets: Map<string, number>;
}

const doorOf = (address: DemoAddress) => ({
  house: address.house,
  suffix: address.suffix,
  unit: address.unit,
});

const placeOf = (placed: PlacedMap, address: DemoAddress) => ({
  map_id: placed.mapId,
  street_id: placed.streets.get(address.street),
});

/** About one in ninety addresses is a do-not-call; every fifth of them is older than two years. */
function doNotCallsOf(
  placed: PlacedMap,
  { random, asOf }: Territory,
): { address: DemoAddress; date: string }[] {
  return placed.map.addresses
    .filter((address) => address.suffix === null && address.unit === null && random.next() < 1 / 90)
    .map((address) => ({
      address,
      date: dateBefore(asOf, random.next() < 0.2 ? random.between(740, 1100) : random.between(20, 700)),
    }));
}

const doorKey = (row: Record<string, unknown>): string =>
  [row['map_id'], row['street_id'], row['house'], row['suffix'], row['unit']].join('|');

/** Preloaded addresses that fill the available ones, so that a copy refers to its source. */
async function idsByDoor(client: ClientBase, congregationId: number): Promise<Map<string, number>> {
  const types = codesOfTypes((type) => populatedFrom(type) === 'preloaded');
  const { rows } = await client.query<{ id: number } & Record<string, unknown>>(
    `select p.id, p.map_id, p.street_id, p.house, p.suffix, p.unit from preloaded_addresses p join maps m on m.id = p.map_id
     where p.congregation_id = $1 and m.type_id = any($2)`,
    [congregationId, types],
  );
  return new Map(rows.map((row) => [doorKey(row), row.id]));
}

export async function addAddresses(
  client: ClientBase,
  territory: Territory,
  placed: readonly PlacedMap[],
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
        place.map.type === 'residential'
          ? random.next() < 0.05
          : worked && place.map.number === 24 && random.next() < 0.6;
      if (!notHome || closed.has(address)) continue;
      const attempt = place.map.type === 'residential' ? random.between(1, 2) : random.between(0, 1);
      const adjusted = new Date(asOf.getTime() - random.between(1, 25) * day);
      available.push({
        ...own,
        ...placeOf(place, address),
        ...doorOf(address),
        lat,
        lng,
        attempt,
        adjusted_at: adjusted,
        tried: hoursTried(attempt, adjusted),
      });
    }
  }
  await fill(client, 'preloaded_addresses', preloaded);
  const ids = await idsByDoor(client, territory.congregationId);
  await fill(
    client,
    'available_addresses',
    available.map((row) => {
      const id = ids.get(doorKey(row));
      return { ...row, preloaded_id: id ?? null, source_type: id === undefined ? 'manual' : 'preloaded' };
    }),
  );
  await fill(client, 'do_not_calls', forbidden);
}

/** Omitted columns must get their default instead of null, so the columns are listed. */
async function fill(client: ClientBase, table: string, rows: Record<string, unknown>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 2000)
    await bulkInsert(client, table, rows.slice(from, from + 2000));
}

export async function addForeign(
  client: ClientBase,
  territory: Territory,
  placed: readonly PlacedMap[],
  mapIds: number[],
): Promise<void> {
  const { congregationId, random } = territory;
  const rows = languages.flatMap(({ lang }, index) =>
    Array.from({ length: 34 }, () => {
      const place = random.pick(placed.filter(({ map }) => map.type === 'residential'));
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
