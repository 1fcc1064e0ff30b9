import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { places } from '@sheaf/contract/territory/places/places';
import { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importTables } from '#contexts/territory/territory-import/import-rollback';
import { tenantTransaction } from '#platform/database/tenant';
import { importUndo } from '#platform/imports/import-undo.store';
import {
  type SeededCongregation,
  type SeededMap,
  type SeededPerson,
  seedCongregation,
} from '#platform/testing/seeds';
import { sendFile } from '#platform/testing/send-file';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let servant: SeededPerson;
let map: SeededMap;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  servant = await congregation.addPerson({ permissions: [...permissionKeys] });
  map = await congregation.addMap({ number: '1' });
  await map.addDoor({ house: '4', attempt: 2 });
  await map.addDoor({ house: '5' });
  await map.addPreloaded({ house: '12' });
  await map.addDoNotCall({ number: 9 });
});
afterAll(() => test.close());

const heading =
  'TerritoryNumber,Category,TerritoryAddressID,ApartmentNumber,Number,Street,Suburb,Status,NotHomeAttempt,Date1,Language';
let last = 100;
const nextNumber = (): string => {
  last += 1;
  return String(last);
};
/** One row of each kind on an existing map, and on a new one; a do-not-call removes an available address. */
const fileOf = (number = nextNumber()) =>
  [
    heading,
    `1,,,,14,Mount Street,,,2,2026-01-02,`,
    `1,,,,4,Mount Street,,DNC,,2026-01-02,`,
    `1,,,,15,Low Street,Acton,,,,Nepali`,
    `${number},Rural,,,1,Farm Road,Ridgley,,,,`,
    `${number},Rural,,,2,Farm Road,Ridgley,,1,,`,
    `${number},Rural,,,3,Farm Road,Ridgley,DNC,,,`,
    `${number},Rural,,,4,Farm Road,Ridgley,,,,Nepali`,
  ].join('\n');
const importFile = async (file: string) =>
  (
    await sendFile(test, territoryImport.importFile, {
      as: servant.token,
      file,
      fields: { dry_run: 'false' },
    })
  ).data;
const rollback = (id: number, as = servant.token) =>
  test.call(territoryImport.rollbackImport, { as, params: { id } });
const query = async (text: string, values: unknown[] = []) =>
  (await test.database.owner.query(text, values)).rows;

/** All rows of all tables of the territory. */
async function dump(): Promise<unknown[]> {
  const tables = [
    ...importTables,
    'map_assignments',
    'map_assignment_holders',
    'completed_blocks',
    'map_pictures',
  ];
  return Promise.all(
    tables.map(async (table) => [
      table,
      await query(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`),
    ]),
  );
}

it('TERR-R18 a rollback restores every table of the territory, and the import can be repeated', async () => {
  const before = await dump();
  const file = fileOf();
  const done = await importFile(file);
  expect(done.counts).toMatchObject({
    maps_new: 1,
    maps_filled: 1,
    preloaded: 3,
    available: 2,
    do_not_calls: 2,
    foreign: 2,
    taken_off: 1,
  });
  expect(await dump()).not.toEqual(before);
  const back = await rollback(done.id);
  expect(back.data).toMatchObject({
    id: done.id,
    taken_back_by: { id: servant.id, full_name: 'Ruth Hollis' },
  });
  expect(await dump()).toEqual(before);
  expect(await query('select 1 from import_rows')).toEqual([]);
  const again = await importFile(file);
  expect({ ...again, id: 0 }).toEqual({ ...done, id: 0 });
  expect((await rollback(again.id)).status).toBe(200);
  expect(await dump()).toEqual(before);
});

it('TERR-R18 the list of imports shows counts, person and rollback of each import', async () => {
  const done = await importFile(fileOf());
  const list = await test.call(territoryImport.listImports, { as: servant.token });
  expect(list.data[0]).toMatchObject({
    id: done.id,
    format: 'nws-addresses',
    file_name: 't.csv',
    counts: done.counts,
    imported_by: { id: servant.id, full_name: 'Ruth Hollis' },
    taken_back_at: null,
  });
  expect(list.data[1]!.taken_back_at).not.toBe(null);
  await rollback(done.id);
});

const later: [string, string, (number: string) => Promise<unknown>][] = [
  [
    'import-assigned',
    'a map it made was assigned',
    async (number) => {
      const [made] = await query(`select id from maps where number = $1`, [number]);
      return test.call(maps.assignMap, { as: servant.token, body: { id: made.id, user: servant.id } });
    },
  ],
  [
    'import-changed',
    'an address it made was worked',
    async (number) => {
      const [door] = await query(
        `select v.id from available_addresses v join maps m on m.id = v.map_id where number = $1`,
        [number],
      );
      return test.call(addresses.countNotHome, { as: servant.token, body: { id: door.id } });
    },
  ],
  [
    'import-changed',
    'an address it made was done and has gone',
    async (number) => {
      const [door] = await query(
        `select v.id from available_addresses v join maps m on m.id = v.map_id where number = $1`,
        [number],
      );
      return test.call(addresses.completeAddress, { as: servant.token, params: { id: door.id } });
    },
  ],
  [
    'import-changed',
    'a map it made was changed',
    async (number) => {
      const [made] = await query(`select id from maps where number = $1`, [number]);
      const body = { number, type_id: 3 as const, blocks: 4 };
      return test.call(maps.saveMap, { as: servant.token, params: { id: made.id }, body });
    },
  ],
  [
    'import-built-upon',
    'a street was added to a map it made',
    async (number) => {
      const [made] = await query(`select id from maps where number = $1`, [number]);
      return test.call(places.addStreet, {
        as: servant.token,
        body: { name: 'New Street', map_id: made.id },
      });
    },
  ],
  [
    'import-built-upon',
    'an address was added to a street it made on a map that was here',
    async () => {
      const [street] = await query(
        `select id from streets where map_id = $1 and name = 'Low Street' order by id desc`,
        [map.id],
      );
      const body = { map: map.id, street: street.id, house: '77' };
      return test.call(addresses.addPreloadedAddress, { as: servant.token, body });
    },
  ],
];

it.each(later)('TERR-R19 a rollback is refused (%s) once %s', async (code, _, work) => {
  const number = nextNumber();
  const done = await importFile(fileOf(number));
  expect(((await work(number)) as { status: number }).status).toBe(200);
  const before = await dump();
  const refused = await rollback(done.id);
  expect([refused.status, refused.problem.code]).toEqual([409, code]);
  expect(await dump()).toEqual(before);
  await test.database.owner.query('delete from do_not_calls where map_id = $1 and number = 4', [map.id]);
  await map.addDoor({ house: '4', attempt: 2 });
  await test.database.owner.query(`delete from streets where map_id = $1 and name = 'Low Street'`, [map.id]);
  await test.database.owner.query(`delete from preloaded_addresses where map_id = $1 and house = '14'`, [
    map.id,
  ]);
  await test.database.owner.query(`delete from available_addresses where map_id = $1 and house = '14'`, [
    map.id,
  ]);
});

it('TERR-R16 refuses a rollback without the permissions of its rows, and returns 404 in another congregation', async () => {
  const done = await importFile(fileOf());
  const adder = await congregation.addPerson({ permissions: ['settings.maps.add'] });
  expect((await rollback(done.id, adder.token)).problem.code).toBe('import-not-permitted');
  const elsewhere = await seedCongregation(test.database.owner, 'Devonport');
  const stranger = await elsewhere.addPerson({ permissions: [...permissionKeys] });
  const [theirs, missing] = [
    await rollback(done.id, stranger.token),
    await rollback(2_000_000_000, stranger.token),
  ];
  expect([theirs.status, theirs.text]).toEqual([404, missing.text]);
  expect((await test.call(territoryImport.listImports, { as: stranger.token })).data).toEqual([]);
  expect((await rollback(done.id)).status).toBe(200);
});

it('TERR-R19 checks every foreign key to imported tables before a rollback', async () => {
  const rows = await query(
    `select f.conrelid::regclass::text as table, a.attname as column, f.confrelid::regclass::text as target
     from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[array_length(f.conkey, 1)]
     where f.contype = 'f' and f.conparentid = 0 and f.confrelid::regclass::text = any($1)`,
    [importTables],
  );
  const act = {
    congregationId: congregation.id,
    personId: servant.id,
    operation: 'territoryImport.rollbackImport',
  };
  const seen = await tenantTransaction(test.platform, act, (tenant) =>
    importUndo.references(tenant, importTables),
  );
  const named = (found: typeof seen) =>
    found.map(({ table, column, target }) => `${table}.${column} ${target}`).sort();
  expect(named(seen)).toEqual(named(rows as typeof seen));
  expect(named(seen)).toEqual(
    expect.arrayContaining(['completed_blocks.assignment_id map_assignments', 'map_pictures.map_id maps']),
  );
});
