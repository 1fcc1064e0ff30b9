/** Compares the do-not-call matching of the database with the rule. */
import { randomInt } from 'node:crypto';
import { isDoNotCall, sharesDoor } from '@sheaf/rules/territory/addresses/do-not-call';
import { streetKey } from '@sheaf/rules/territory/addresses/same-street';
import { foldedText } from '@sheaf/rules/text/folded-text';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharesDoorText, underDoNotCall } from '#contexts/territory/addresses/do-not-calls.store';
import { tenantTransaction } from '#platform/database/tenant';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
});
afterAll(() => test.close());

const storable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
const anyText = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.stringMatching(/^[ a-cA-C0-9.,;&#/+ -]{0,12}$/),
    fc.stringMatching(/^[شارع٣٤éÉßẞΣİ–\u200f\u00a0 St.]{0,12}$/),
  )
  .filter(storable);

const small = fc.integer({ min: 1, max: 14 });
const suffix = fc.oneof(
  fc.constant(null),
  fc.constantFrom('A', 'b', '', ' ', 'bis', 'أ', '-12A', 'b-10', '~A12', '~6B;6C', '~6,8', '~395-1'),
  fc.integer({ min: 1, max: 16 }).map((end) => `-${end}`),
  anyText.map((text) => [...text].slice(0, 5).join('')),
);
const unit = fc.oneof(
  fc.constant(null),
  fc.constantFrom(
    '1',
    '2',
    '3',
    '1-3',
    'A-C',
    'b',
    'Unit 2',
    'Shop 3A',
    '1, 4-6',
    '10 12',
    '3 to 5',
    '#2',
    'U2',
    '',
    ',',
    'G',
  ),
  fc.tuple(small, small).map(([from, to]) => `${from}-${to}`),
  anyText,
);
const house = fc.oneof(
  { weight: 3, arbitrary: small.map(String) },
  { weight: 1, arbitrary: fc.constantFrom('007', 'Lot', 'lot', 'LÓT', '1234567890') },
  { weight: 1, arbitrary: anyText },
);
const number = fc.oneof({ weight: 9, arbitrary: small }, { weight: 1, arbitrary: fc.constant(1234567890) });

/** At most the length of the columns. */
const upTo = (most: number, arbitrary: fc.Arbitrary<string | null>) =>
  arbitrary.map((text) => text && [...text].slice(0, most).join(''));
const door = { house: upTo(10, house), suffix: upTo(10, suffix), unit: upTo(25, unit) };

const cases = <Value>(arbitrary: fc.Arbitrary<Value>, count: number): Value[] =>
  fc.sample(arbitrary, { numRuns: count, seed: Number(process.env['SHEAF_SEED'] ?? randomInt(1_000_000)) });

it('ADDR-R40 the database normalises names like the rules', async () => {
  const texts = cases(anyText, 1000);
  const { rows } = await test.database.owner.query(
    `select sheaf.fold_text(written) as folded, sheaf.street_key(written) as key from unnest($1::text[]) with ordinality as t (written, n) order by n`,
    [texts],
  );
  for (const [index, text] of texts.entries())
    expect({ text, ...rows[index] }).toEqual({ text, folded: foldedText(text), key: streetKey(text) });
});

const lists = ['available_addresses', 'preloaded_addresses', 'foreign_addresses'] as const;

interface StoredDoNotCall {
  list: string;
  id: number;
  house: string;
  suffix: string | null;
  unit: string | null;
}

/** Doors of every list and do-not-calls, all on one street; as stored by the database. */
async function plantDoors(): Promise<{
  street: number;
  doors: StoredDoNotCall[];
  noted: (StoredDoNotCall & { number: number })[];
}> {
  const { owner } = test.database;
  const map = await congregation.addMap({ street: 'Long Street' });
  const place = [congregation.id, map.id, map.streetId];
  for (const list of lists)
    await owner.query(
      `insert into ${list} (congregation_id, map_id, street_id, house, suffix, unit${list === 'foreign_addresses' ? ', lang' : ''})
       select $1, $2, $3, house, suffix, unit${list === 'foreign_addresses' ? ", 'ne'" : ''}
       from jsonb_to_recordset($4::jsonb) as d (house text, suffix text, unit text) on conflict do nothing`,
      [...place, JSON.stringify(cases(fc.record(door), 120))],
    );
  await owner.query(
    `insert into do_not_calls (congregation_id, map_id, street_id, number, suffix, unit, date)
     select $1, $2, $3, number, suffix, unit, '2026-01-01'
     from jsonb_to_recordset($4::jsonb) as d (number int, suffix text, unit text) on conflict do nothing`,
    [...place, JSON.stringify(cases(fc.record({ number, suffix: door.suffix, unit: door.unit }), 200))],
  );
  const kept = async (text: string) => (await owner.query(text, [map.streetId])).rows;
  return {
    street: map.streetId,
    doors: await kept(
      lists
        .map((list) => `select '${list}' as list, id, house, suffix, unit from ${list} where street_id = $1`)
        .join(' union all '),
    ),
    noted: await kept('select id, number, suffix, unit from do_not_calls where street_id = $1 order by id'),
  };
}

it('ADDR-R20 the database matches doors of every list with do-not-calls like the rule', async () => {
  const { street, doors, noted } = await plantDoors();
  const { rows } = await test.database.owner.query<{ list: string; id: number; noted: number[] }>(
    lists
      .map(
        (list) => `select '${list}' as list, v.id, array_agg(d.id order by d.id) as noted from ${list} v
          join do_not_calls d on d.street_id = v.street_id and ${sharesDoorText('v')} where v.street_id = $1 group by v.id`,
      )
      .join(' union all '),
    [street],
  );
  const found = new Map(rows.map(({ list, id, noted: ids }) => [`${list} ${id}`, ids]));
  let forbidden = 0;
  for (const row of doors) {
    const asRule = noted.filter((one) => sharesDoor(row, one));
    forbidden += asRule.length;
    const asFound = new Set(found.get(`${row.list} ${row.id}`));
    expect({ ...row, noted: noted.filter(({ id }) => asFound.has(id)) }).toEqual({ ...row, noted: asRule });
  }
  expect(forbidden).toBeGreaterThan(100);
  expect(forbidden).toBeLessThan((doors.length * noted.length) / 2);
});

interface PlacedDoor {
  id: number;
  street: { name: string; suburb: string | null };
}

/** Maps with streets of some names in some suburbs, recorded with the street, with the map, or not at all. */
async function plantStreets(): Promise<PlacedDoor[]> {
  const { owner } = test.database;
  const one = async (text: string, values: unknown[]) =>
    (await owner.query(text, values)).rows[0].id as number;
  const placed: PlacedDoor[] = [];
  for (const ofMap of [null, 'Acton', 'Upper Burnie']) {
    const map = await congregation.addMap();
    const suburb = (name: string) =>
      one('insert into suburbs (congregation_id, suburb, map_id) values ($1, $2, $3) returning id', [
        congregation.id,
        name,
        map.id,
      ]);
    if (ofMap)
      await owner.query('update maps set suburb_id = $2 where id = $1', [map.id, await suburb(ofMap)]);
    for (const name of ['Mount Street', 'MOUNT ST.', 'View Road'])
      for (const ofStreet of [null, 'ACTON', 'Montello']) {
        const id = await one(
          'insert into streets (congregation_id, map_id, name, suburb_id) values ($1, $2, $3, $4) returning id',
          [congregation.id, map.id, name, ofStreet && (await suburb(ofStreet))],
        );
        placed.push({ id, street: { name, suburb: ofStreet ?? ofMap } });
      }
  }
  return placed;
}

it('ADDR-R40 the database matches the doors of every map with the do-not-calls of every other like the rules', async () => {
  const { owner } = test.database;
  const placed = await plantStreets();
  const some = fc.constantFrom(...placed);
  const noted = cases(fc.record({ place: some, number: small, suffix: door.suffix, unit: door.unit }), 12);
  const doors = cases(fc.record({ ...door, place: some, house: small.map(String) }), 400);
  const row = <Value extends { place: PlacedDoor }>({ place, ...rest }: Value, n: number) => ({
    ...rest,
    street_id: place.id,
    n,
  });
  await owner.query(
    `insert into do_not_calls (congregation_id, map_id, street_id, number, suffix, unit, date)
     select s.congregation_id, s.map_id, s.id, d.number, d.suffix, d.unit, '2026-01-01'
     from jsonb_to_recordset($1::jsonb) as d (street_id bigint, number int, suffix text, unit text) join streets s on s.id = d.street_id
     on conflict do nothing`,
    [JSON.stringify(noted.map(row))],
  );
  // Each with a name of its own, so that two equal doors are allowed.
  await owner.query(
    `insert into preloaded_addresses (congregation_id, map_id, street_id, house, suffix, unit, name)
     select s.congregation_id, s.map_id, s.id, d.house, d.suffix, d.unit, 'parity ' || d.n
     from jsonb_to_recordset($1::jsonb) as d (street_id bigint, house text, suffix text, unit text, n int)
     join streets s on s.id = d.street_id`,
    [JSON.stringify(doors.map(row))],
  );
  const act = { congregationId: congregation.id, personId: null, operation: 'test' };
  const { rows } = await tenantTransaction(test.platform, act, (tenant) =>
    sql<{ forbidden: boolean }>`select ${underDoNotCall('v')} as forbidden from preloaded_addresses v
      where v.name like 'parity %' order by substring(v.name from 8)::int`.execute(tenant.db),
  );
  const asRules = doors.map(({ place, ...rest }) =>
    noted.some(({ place: there, ...doNotCall }) =>
      isDoNotCall({ street: place.street, ...rest }, { street: there.street, ...doNotCall }),
    ),
  );
  expect(rows.map(({ forbidden }) => forbidden)).toEqual(asRules);
  expect(new Set(asRules).size).toBe(2);
});
