/**
 * EXPORT: exports and imports a whole congregation with every table of the database and no row of another
 * one.
 */
import { forum } from '@sheaf/contract/forum/forum';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { strFromU8 } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { domains, registry } from '#app/contexts';
import { plantTexts } from '#app/suites/plant-texts';
import { planted } from '#app/suites/planted-person';
import { dataName, tableName } from '#platform/congregation-file/manifest';
import { readMovedTables, readTenantTables } from '#platform/congregation-file/moved-tables.store';
import {
  differences,
  exportTo,
  fileFolder,
  importFrom,
  type Parts,
  readManifest,
  readParts,
} from '#platform/congregation-file/testing/exported-file';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { moments } from '#platform/testing/moments';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const folder = fileFolder();
const { exported: rules } = registry;
let test: TestApp;
let own: SeededCongregation;
let out: Parts;
const opened: FreshDatabase[] = [];

const anotherDatabase = async (): Promise<FreshDatabase> => {
  const database = await freshDatabase();
  opened.push(database);
  return database;
};

beforeAll(async () => {
  test = await openTestApp({ moment: moments.weekendMeeting });
  const { owner, app } = test.database;
  // The first congregation owns the forum and the wordings of the world.
  await seedCongregation(owner, 'World');
  // Distinct from any other number, so that it is found anywhere in the file.
  await owner.query(`select setval('congregations_congregation_id_seq', 777777777777)`);
  own = await seedCongregation(owner, 'Own');
  expect(own.id).toBeGreaterThan(1_000_000);
  await plantTexts(test, own);
  await exportTo(app, own.id, folder.path('own.zip'));
  out = readParts(folder.path('own.zip'));
}, 120_000);
afterAll(async () => {
  for (const database of opened) await database.close();
  await test.close();
  folder.remove();
});

/** Whether the part belongs to a table that is imported. */
const isMoved = (part: string): boolean => !Object.keys(rules.onlyShown).map(tableName).includes(part);

const rowsOf = async (text: string) => (await test.database.owner.query(text)).rows;
const client = async <T>(work: (client: import('pg').PoolClient) => Promise<T>): Promise<T> => {
  const one = await test.database.owner.connect();
  try {
    return await work(one);
  } finally {
    one.release();
  }
};

it('EXPORT-R1 exports every table of the database, or its owner states why not', async () => {
  const all = await rowsOf(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  const { moved, shown } = await client((one) => readMovedTables(one, rules));
  const names = [...moved, ...shown].map(({ name }) => name);
  expect(names.length).toBeGreaterThan(60);
  expect([...names, ...Object.keys(rules.leftOut)].sort()).toEqual(all.map(({ name }) => name).sort());
  expect(readManifest(out).tables.map(({ name }) => name)).toEqual(moved.map(({ name }) => name));
  expect(
    Object.keys(out)
      .filter((name) => name.startsWith('data/'))
      .sort(),
  ).toEqual(moved.map(({ name }) => dataName(name)).sort());
  for (const reason of [...Object.values(rules.leftOut), ...Object.values(rules.onlyShown)])
    expect(reason).toMatch(/^[A-Z].{20,}\.$/);
});

it('EXPORT-R1 leaves out only existing tables and columns, declared by their owner', async () => {
  const columns = await rowsOf(`select attrelid::regclass || '.' || attname as name from pg_attribute
    where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) and attnum > 0`);
  const known = new Set(columns.map(({ name }) => name));
  const named = [...Object.keys(rules.leftOutColumns), ...rules.renumbered, ...rules.congregationNumbers];
  expect(rules.renumberedToo.filter((name) => !known.has(name))).toEqual([]);
  expect([...rules.manyLines].filter((name) => !known.has(name))).toEqual([]);
  expect([...named, ...Object.entries(rules.ownOnly).flat()].filter((name) => !known.has(name))).toEqual([]);
  for (const { name, owns, exported } of domains)
    for (const table of [
      ...Object.keys(exported?.leftOut ?? {}),
      ...Object.keys(exported?.onlyShown ?? {}),
      ...[...Object.keys(exported?.leftOutColumns ?? {}), ...(exported?.manyLines ?? [])].map(
        (column) => column.split('.')[0]!,
      ),
    ])
      expect([name, table, owns.includes(table)]).toEqual([name, table, true]);
});

it('EXPORT-R7 recognises every column with a congregation id', async () => {
  const { moved } = await client((one) => readMovedTables(one, rules));
  const naming = moved.flatMap(({ name, columns, types }) =>
    columns
      .filter((column, at) => /congregation|^host_id$/.test(column) && /int/.test(types[at]!))
      .map((column) => `${name}.${column}`),
  );
  expect(naming.filter((column) => !rules.congregationNumbers.has(column))).toEqual([]);
  expect(naming).toContain('talks.host_id');
});

it('EXPORT-R6 exports no column that looks like a secret', async () => {
  const { moved, shown } = await client((one) => readMovedTables(one, rules));
  const secret = /token|secret|passw|_pass$|_hash$|signing|private_key|public_key|credential|endpoint|auth/;
  // Hash of a picture, without a relation to a person.
  const harmless = new Set(['map_pictures.sha256', 'noticeboard_files.sha256']);
  const leaving = [...moved, ...shown].flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column}`),
  );
  expect(leaving.filter((column) => secret.test(column.split('.')[1]!) && !harmless.has(column))).toEqual([]);
});

it('EXPORT-R1 exports no reference to an omitted table, and world rows by key', async () => {
  const { moved } = await client((one) => readMovedTables(one, rules));
  const movedNames = new Set(moved.map(({ name }) => name));
  const keys =
    await rowsOf(`select f.conrelid::regclass::text as table, a.attname::text as column, f.confrelid::regclass::text as target
    from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[cardinality(f.conkey)]
    where f.contype = 'f' and f.conparentid = 0 and f.connamespace = 'public'::regnamespace`);
  const loose = keys.filter(
    ({ table, column, target }) =>
      movedNames.has(table) &&
      !movedNames.has(target) &&
      !(target in rules.worldKeys) &&
      !(`${table}.${column}` in rules.leftOutColumns),
  );
  expect(loose).toEqual([]);
});

it('EXPORT-R2 exports a planted congregation again without a difference after its import, and imports the same file a second time as another congregation', async () => {
  const database = await anotherDatabase();
  for (let round = 0; round < 2; round += 1) {
    const { congregationId, unknown } = await importFrom(database.owner, folder.path('own.zip'));
    expect(unknown).toEqual([]);
    await exportTo(database.app, congregationId, folder.path('again.zip'));
    expect(differences(out, readParts(folder.path('again.zip'))).filter(isMoved)).toEqual([]);
  }
  const { rows } = await database.owner.query('select count(*)::int as count from congregations');
  expect(rows).toEqual([{ count: 2 }]);
  expect(Object.keys(out).filter((name) => name.startsWith('files/')).length).toBeGreaterThan(0);
  const filled = readManifest(out).tables.filter(({ rows }) => rows > 0);
  expect(filled.length).toBeGreaterThan(35);
});

it('EXPORT-R2 assigns new ids to later rows, and shows them to a person who signs in', async () => {
  const database = await anotherDatabase();
  const { congregationId } = await importFrom(database.owner, folder.path('own.zip'));
  const tables = await client((one) => readTenantTables(one));
  expect(tables.length).toBeGreaterThan(70);
  const { rows: most } = await database.owner.query(
    'select max(id) as most from people where congregation_id = $1',
    [congregationId],
  );
  const { rows: added } = await database.owner.query(
    `insert into people (congregation_id, first_name, last_name, gender) values ($1, 'New', 'Person', 1) returning id`,
    [congregationId],
  );
  expect(added[0].id).toBeGreaterThan(most[0].most);
});

it('EXPORT-R7 exports no row of another congregation, and no own congregation id', async () => {
  const other = await seedCongregation(test.database.owner, 'Canaryhall');
  const person = await other.addPerson({ firstName: 'Canaryperson', permissions: [...permissionKeys] });
  const map = await other.addMap({ number: 'CANARY7', street: 'Canarystreet' });
  await map.addDoor({ house: '7', suffix: 'CNR' });
  const posted = await test.call(forum.addTopic, {
    as: person.token,
    params: { forum: 1 },
    body: { label: 'Canarytopic', content: 'Canarywords of another congregation.' },
  });
  expect(posted.status).toBe(200);
  await exportTo(test.database.app, own.id, folder.path('beside.zip'));
  const parts = readParts(folder.path('beside.zip'));
  const texts = Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes, true)] as const);
  const holding = (word: RegExp) => texts.filter(([, text]) => word.test(text)).map(([name]) => name);
  expect(holding(/canary/i)).toEqual([]);
  expect(holding(new RegExp(String(own.id)))).toEqual([]);
  expect(holding(new RegExp(planted.name)).length).toBeGreaterThan(20);
});
