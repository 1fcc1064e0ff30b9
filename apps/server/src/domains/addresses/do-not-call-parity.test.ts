/** The database decides about do-not-calls where it selects doors; this holds it to the rule. */
import { isDoNotCall } from '@sheaf/rules/addresses/do-not-call';
import { foldedText } from '@sheaf/rules/addresses/folded-text';
import { streetKey } from '@sheaf/rules/addresses/same-street';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { underDoNotCall } from '#domains/addresses/do-not-calls.store';
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
  fc.constantFrom('A', 'b', '', ' '),
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
const house = fc.oneof(small.map(String), fc.constantFrom('007', 'Lot', '1234567890'), anyText);

const cases = <Value>(arbitrary: fc.Arbitrary<Value>, count: number): Value[] =>
  fc.sample(arbitrary, { numRuns: count, seed: Number(process.env['SHEAF_SEED'] ?? Date.now() % 1_000_000) });

it('ADDR-R40 names are compared in the database as the rules compare them', async () => {
  const texts = cases(anyText, 3000);
  const { rows } = await test.database.owner.query(
    `select sheaf.fold_text(written) as folded, sheaf.street_key(written) as key from unnest($1::text[]) with ordinality as t (written, n) order by n`,
    [texts],
  );
  for (const [index, text] of texts.entries())
    expect({ text, ...rows[index] }).toEqual({ text, folded: foldedText(text), key: streetKey(text) });
});

it('ADDR-R20 doors are told from do-not-calls in the database as the rules tell them', async () => {
  const street = { name: 'Mount Street', suburb: null };
  const doors = cases(
    fc.record({ house, suffix, unit, number: small, itsSuffix: suffix, itsUnit: unit }),
    6000,
  );
  const { rows } = await test.database.owner.query(
    `select sheaf.is_do_not_call(house, suffix, unit, number, "itsSuffix", "itsUnit") as forbidden
     from jsonb_to_recordset($1::jsonb) as t (house text, suffix text, unit text, number int, "itsSuffix" text, "itsUnit" text, n int) order by n`,
    [JSON.stringify(doors.map((door, n) => ({ ...door, n })))],
  );
  let forbidden = 0;
  for (const [index, door] of doors.entries()) {
    const expected = isDoNotCall(
      { street, house: door.house, suffix: door.suffix, unit: door.unit },
      { street, number: door.number, suffix: door.itsSuffix, unit: door.itsUnit },
    );
    forbidden += Number(expected);
    expect({ ...door, forbidden: rows[index].forbidden }).toEqual({ ...door, forbidden: expected });
  }
  expect(forbidden).toBeGreaterThan(100);
});

interface Placed {
  id: number;
  street: { name: string; suburb: string | null };
}

/** Maps with streets of some names in some suburbs, noted with the street, with the map, or nowhere. */
async function plantStreets(): Promise<Placed[]> {
  const { owner } = test.database;
  const one = async (text: string, values: unknown[]) =>
    (await owner.query(text, values)).rows[0].id as number;
  const placed: Placed[] = [];
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

it('ADDR-R40 the doors of every map are found under the do-not-calls of every other, as the rules find them', async () => {
  const { owner } = test.database;
  const placed = await plantStreets();
  const some = fc.constantFrom(...placed);
  const noted = cases(fc.record({ place: some, number: small, suffix, unit }), 12);
  const doors = cases(fc.record({ place: some, house: small.map(String), suffix, unit }), 400);
  const row = ({ place, ...rest }: { place: Placed }) => ({ ...rest, street_id: place.id });
  await owner.query(
    `insert into do_not_calls (congregation_id, map_id, street_id, number, suffix, unit, date)
     select s.congregation_id, s.map_id, s.id, d.number, d.suffix, d.unit, '2026-01-01'
     from jsonb_to_recordset($1::jsonb) as d (street_id int, number int, suffix text, unit text) join streets s on s.id = d.street_id
     on conflict do nothing`,
    [JSON.stringify(noted.map(row))],
  );
  const act = { congregationId: congregation.id, personId: null, operation: 'test' };
  const { rows } = await tenantTransaction(test.platform, act, (tenant) =>
    sql<{ forbidden: boolean }>`select ${underDoNotCall('v')} as forbidden
      from jsonb_to_recordset(${JSON.stringify(doors.map((door, n) => ({ ...row(door), n })))}::jsonb)
        as v (street_id int, house text, suffix text, unit text, n int) order by n`.execute(tenant.db),
  );
  const asRules = doors.map(({ place, ...door }) =>
    noted.some(({ place: there, ...doNotCall }) =>
      isDoNotCall({ street: place.street, ...door }, { street: there.street, ...doNotCall }),
    ),
  );
  expect(rows.map(({ forbidden }) => forbidden)).toEqual(asRules);
  expect(new Set(asRules).size).toBe(2);
});
