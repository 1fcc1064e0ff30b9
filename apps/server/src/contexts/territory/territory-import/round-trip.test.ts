/** Round trip: an export is imported into an empty congregation, and exports the same file again. */

import { pathOf } from '@sheaf/contract/operation';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { runs } from '@sheaf/rules/testing/ring';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { sendFile } from '#platform/testing/send-file';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

type Format = 'csv' | 'geojson';
const exported = async (format: Format, { token }: SeededPerson): Promise<string> => {
  const answer = await test.app.inject({
    method: 'GET',
    url: pathOf(territoryImport.exportTerritory.path, { format }),
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(200);
  return answer.body;
};
const query = (text: string, values: unknown[] = []) => test.database.owner.query(text, values);

const some = fc.constantFrom;
const words = ['=1+1', '＝1+1', "'quoted", '-12', 'a;b,"c"', 'بيت', '+61 3 6431', '@x'] as const;
const text = fc.option(some(...words));
const note = fc.option(some(...words, 'two\nlines'));
const door = fc.record({
  table: some('available_addresses', 'preloaded_addresses', 'do_not_calls', 'foreign_addresses', 'none'),
  street: some('Mount Street', 'High Street', '=Low "Lane"'),
  inSuburb: fc.boolean(),
  house: fc.integer({ min: 1, max: 40 }),
  suffix: fc.option(some('A', '-44')),
  unit: fc.option(some('1', 'G 2')),
  text,
  note,
  name: text,
  placed: fc.boolean(),
  // Programs write 0 for an unknown place, and it is read as such.
  lat: fc.double({ min: -85, max: 85, noNaN: true }).filter((lat) => Math.abs(lat) > 0.001),
  date: some('2026-01-05', '2025-11-30', null),
});
const holding = fc.record({
  days: fc.integer({ min: 1, max: 60 }),
  gap: fc.integer({ min: 0, max: 50 }),
  completed: fc.boolean(),
  personal: fc.boolean(),
  campaign: some(0, 1, 3),
  holders: fc.array(some('Ruth', '=Joel', 'a name'), { maxLength: 3 }),
  unknown: fc.boolean(),
});
const map = fc.record({
  number: some('1', '2', '10', 'B7', '104', '9'),
  type: fc.integer({ min: 1, max: 5 }),
  order: fc.integer({ min: 1, max: 4 }),
  name: text,
  lang: fc.option(some('ne', 'zh')),
  suburb: fc.option(some('Acton', '=Montello')),
  completed: fc.option(some('2024-02-29', '2026-03-01')),
  blocks: fc.nat(20),
  letters: fc.boolean(),
  border: fc.boolean(),
  doors: fc.array(door, { maxLength: 12 }),
  holdings: fc.array(holding, { maxLength: 4 }),
  isOut: fc.boolean(),
});
const plain = fc.sample(map, { seed: 7, numRuns: 1 })[0]!;
/** Two businesses in one house, both to be worked. */
const twoBusinesses = [
  {
    ...plain,
    doors: (['@x', '=1+1'] as const).map((name) => ({
      ...fc.sample(door, { seed: 7, numRuns: 1 })[0]!,
      table: 'available_addresses' as const,
      name,
    })),
  },
];
type World = typeof map extends fc.Arbitrary<infer One> ? One[] : never;
const world = fc.uniqueArray(map, { selector: ({ number }) => number, minLength: 1, maxLength: 4 });

const border = [
  [
    [
      [145.9, -41.1],
      [145.91, -41.1],
      [145.91, -41],
      [145.9, -41.1],
    ],
  ],
];

/** Rows in the form that the app's operations store, in any mixture. */
async function build(congregation: number, person: number, maps: World): Promise<void> {
  const insert = async (table: string, values: Record<string, unknown>): Promise<number> => {
    const row = { congregation_id: congregation, ...values };
    const names = Object.keys(row).map((name) => `"${name}"`);
    const { rows } = await query(
      `insert into ${table} (${names}) values (${names.map((_, at) => `$${at + 1}`)}) on conflict do nothing returning id`,
      Object.values(row),
    );
    return rows[0]?.id;
  };
  for (const one of maps) {
    const { number, type, order, name, lang, completed, blocks, letters } = one;
    const kept = { number, type_id: type, order, name, lang, last_completed: completed };
    const id = await insert('maps', { ...kept, total_blocks: blocks, blocks_as_letters: letters });
    if (one.suburb !== null) {
      const suburb = await insert('suburbs', { map_id: id, suburb: one.suburb });
      await query('update maps set suburb_id = $2 where id = $1', [id, suburb]);
    }
    const other = await insert('suburbs', { map_id: id, suburb: 'Ridgley' });
    if (one.border) await insert('map_borders', { map_id: id, border: JSON.stringify(border) });
    const streets = new Map<string, number>();
    for (const {
      table,
      street,
      inSuburb,
      house,
      suffix,
      unit,
      text: words,
      note: noted,
      name: called,
      placed,
      lat,
      date,
    } of one.doors) {
      if (!streets.has(street))
        streets.set(
          street,
          await insert('streets', { map_id: id, name: street, suburb_id: inSuburb ? other : null }),
        );
      const at = { map_id: id, street_id: streets.get(street), suffix, unit };
      const place = placed ? { lat, lng: lat * 2 } : {};
      if (table === 'do_not_calls')
        await insert(table, { ...at, number: house, note: noted, date: date ?? '2026-02-03' });
      else if (table === 'preloaded_addresses')
        await insert(table, { ...at, ...place, house, note: noted, name: called, number: words, date });
      else if (table === 'foreign_addresses') await insert(table, { ...at, ...place, house, lang: 'ne' });
      else if (table === 'available_addresses')
        await insert(table, {
          ...at,
          ...place,
          house,
          name: called,
          phone: words,
          lang: unit === null ? null : 'ne',
          attempt: house % 4,
          adjusted_at: `${date ?? '2026-04-01'}T02:00:00Z`,
        });
    }
    let from = Date.UTC(2024, 0, 1, 3, 4, 5, 678);
    for (const [index, one_holding] of one.holdings.entries()) {
      from += one_holding.gap * 86_400_000 + 1000;
      const isOpen = one.isOut && index === one.holdings.length - 1;
      const to = isOpen ? null : new Date(from + one_holding.days * 86_400_000);
      const start = one_holding.unknown && to ? to : new Date(from);
      const assignment = await insert('map_assignments', {
        map_id: id,
        assigned_at: start,
        returned_at: to,
        completed: one_holding.completed && to !== null,
        start_unknown: one_holding.unknown && to !== null,
        personal: one_holding.personal,
        campaign: one_holding.campaign,
        campaign_name: one_holding.campaign === 3 ? '=Memorial' : null,
        previous_completed: '2023-12-24',
      });
      for (const [place, holder] of one_holding.holders.entries())
        await insert('map_assignment_holders', {
          assignment_id: assignment,
          person_id: holder === 'Ruth' ? person : null,
          holder_name: holder === 'Ruth' ? null : holder,
          assigned_at: start,
          returned_at: place < one_holding.holders.length - 1 ? start : to,
        });
      from += one_holding.days * 86_400_000;
    }
  }
  // Addresses under a do-not-call are not available, on any map with that street.
  await query(
    `delete from available_addresses v using streets vs, do_not_calls d, streets ds
     where v.congregation_id = $1 and d.congregation_id = $1 and vs.id = v.street_id and ds.id = d.street_id and ds.name = vs.name`,
    [congregation],
  );
}

const empty = async (name: string): Promise<{ id: number; servant: SeededPerson }> => {
  const congregation = await seedCongregation(test.database.owner, name);
  return { id: congregation.id, servant: await congregation.addPerson({ permissions: [...permissionKeys] }) };
};

it.each<Format>(['csv', 'geojson'])(
  'X-MIGRATE TERR-R27 an export as %s imported into an empty congregation exports the same file',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(world, async (maps_) => {
        const home = await empty('Home');
        await build(home.id, home.servant.id, maps_);
        const file = await exported(format, home.servant);
        const away = await empty('Away');
        const done = await sendFile(test, territoryImport.importFile, {
          as: away.servant.token,
          file,
          fields: { dry_run: 'false' },
        });
        expect([done.status, done.problem.code, done.data?.problems, done.data?.unused]).toEqual([
          200,
          undefined,
          [],
          [],
        ]);
        expect(await exported(format, away.servant)).toBe(file);
        if (format === 'geojson')
          expect(await exported('csv', away.servant)).toBe(await exported('csv', home.servant));
        // Importing the same file again adds nothing, and a rollback leaves nothing.
        const again = await sendFile(test, territoryImport.importFile, {
          as: away.servant.token,
          file,
          fields: { dry_run: 'false' },
        });
        expect(again.problem.code).toBe('import-empty');
        const back = await test.call(territoryImport.rollbackImport, {
          as: away.servant.token,
          params: { id: done.data.id },
        });
        expect(back.status).toBe(200);
        expect((await test.call(maps.listMaps, { as: away.servant.token })).data).toEqual([]);
      }),
      { ...runs(8, 60), examples: [[twoBusinesses]] },
    );
  },
  600_000,
);
