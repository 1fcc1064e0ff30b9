/** Checks of every table, read from the database catalogue. */
import { settingsParts } from '@sheaf/contract/settings-parts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { domains } from '#app/contexts';
import { platformTables } from '#platform/database/platform-tables';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** World tables with their own policies. */
const world = [
  'countries',
  'regions',
  'wordings',
  'wording_languages',
  'forum_topics',
  'forum_comments',
  'directory_partners',
  'proposals',
  'world_revisions',
];
const ledger = ['schema_migrations'];

const names = async (text: string): Promise<string[]> =>
  (await database.owner.query<{ name: string }>(text)).rows.map((row) => row.name);

/** Includes monthly partitions. */
const tenantTables = () =>
  names(`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and relname <> all (array['${[...world, ...ledger].join("','")}'])`);

it('finds tables to check', async () => {
  expect((await tenantTables()).length).toBeGreaterThan(20);
});

it('has one owner for every table, and existing tables for every owner', async () => {
  const owned = [...platformTables, ...domains.flatMap(({ owns }) => owns)].sort();
  const tables = await names(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition`,
  );
  expect(owned).toEqual(tables.sort());
});

it("counts every phone collection in the manifest of its table's owner", () => {
  const counted = domains.flatMap(({ owns, collections = {} }) =>
    Object.values(collections).map((from) => ({ owns, table: from.split(' ')[0]! })),
  );
  expect(counted.length).toBeGreaterThan(10);
  expect(counted.filter(({ owns, table }) => !owns.includes(table))).toEqual([]);
});

it('has one owner for every part of the settings', () => {
  const owned = domains.flatMap(({ settings = [] }) => settings.map(({ name }) => name)).sort();
  expect(owned).toEqual(settingsParts.map(({ name }) => name).sort());
});

it('forces row-level security on every table, none owned by the application', async () => {
  expect(
    await names(`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname <> all (array['${ledger.join("','")}']) and not (relrowsecurity and relforcerowsecurity)`),
  ).toEqual([]);
  expect(
    await names(
      `select relname as name from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname = 'sheaf_app'`,
    ),
  ).toEqual([]);
});

it('restricts reads and writes to the congregation of the transaction in every tenant policy', async () => {
  const bound =
    await names(`select tablename as name from pg_policies where policyname = 'tenant' and qual like '%current_congregation%'
    and with_check like '%current_congregation%' and roles = '{sheaf_app}'`);
  expect(bound.sort()).toEqual((await tenantTables()).sort());
});

it('X-MONTHS reaches a monthly partition only through its parent table', async () => {
  const parts =
    await names(`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relispartition
    and relkind = 'r'`);
  expect(parts.length).toBeGreaterThan(9);
  expect(
    await names(`select distinct relname as name from pg_class c, unnest(array['select', 'insert', 'update', 'delete']) as privilege
      where relnamespace = 'public'::regnamespace and relispartition and relkind = 'r' and has_table_privilege('sheaf_app', c.oid, privilege)`),
  ).toEqual([]);
});

it('COMMON-D4 begins every key with the congregation', async () => {
  const wrong = await names(`select c.relname as name from pg_class c
    join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where c.relnamespace = 'public'::regnamespace and a.attname <> 'congregation_id'
      and c.relname <> all (array['${[...world, ...ledger].join("','")}'])`);
  expect(wrong).toEqual([]);
});

it('X-IDS uses bigint for every id, in tables, keys and function signatures', async () => {
  // Columns named as ids, in foreign keys, or named for an actor; none may overflow after 2^31 rows.
  const columns = await names(`select c.relname || '.' || a.attname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace in ('public'::regnamespace, 'sheaf'::regnamespace) and c.relkind in ('r', 'p', 'v')
      and a.atttypid in ('int2'::regtype, 'int4'::regtype, 'int2[]'::regtype, 'int4[]'::regtype) and a.attname <> 'type_id'
      and (a.attname ~ '(^|_)ids?$' or a.attname ~ '_by$' or a.attidentity <> '' or a.attname in ('accounts_pub', 'cart_partners', 'populated_to')
        or exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid and a.attnum = any (f.conkey)))`);
  expect(columns).toEqual([]);
  expect(
    await names(`select c.relname as name from pg_sequence s join pg_class c on c.oid = s.seqrelid
      where c.relnamespace in ('public'::regnamespace, 'sheaf'::regnamespace) and s.seqtypid <> 'int8'::regtype`),
  ).toEqual([]);
  const functions = await names(`select distinct p.proname || ' ' || named.name as name from pg_proc p
    cross join unnest(p.proargnames, coalesce(p.proallargtypes, p.proargtypes::oid[])) as named (name, type)
    where p.pronamespace = 'sheaf'::regnamespace and named.type in ('int4'::regtype, 'int4[]'::regtype)
      and named.name ~ '(^|_)(id|ids|congregation|person|congregations)$'`);
  expect(functions).toEqual([]);
  expect(
    await names(
      "select pg_typeof(sheaf.current_congregation())::text as name from set_config('app.congregation', '1', true)",
    ),
  ).toEqual(['bigint']);
});

it('COMMON-D4 stores congregation, creation and change time in every changeable record', async () => {
  const changed = await names(`select distinct tgrelid::regclass::text as name from pg_trigger t
    join pg_proc p on p.oid = t.tgfoid where p.proname in ('touch_row', 'touch_person')`);
  expect(changed.length).toBeGreaterThan(20);
  const tables = changed.filter((name) => !world.includes(name));
  const lacking = (column: string) =>
    names(`select c.relname as name from pg_class c where c.relname = any (array['${tables.join("','")}'])
      and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = '${column}' and a.attnotnull)`);
  for (const column of ['congregation_id', 'created_at', 'updated_at'])
    expect([column, await lacking(column)]).toEqual([column, []]);
});

it('makes every foreign key between tenant tables composite, with an index on its columns', async () => {
  const loose = await names(`select conrelid::regclass || ' ' || conname as name from pg_constraint f
    where contype = 'f' and connamespace = 'public'::regnamespace
      and conrelid <> all (array['${world.join("','")}']::regclass[]) and confrelid <> all (array['${world.join("','")}']::regclass[])
      and (select attname from pg_attribute where attrelid = f.conrelid and attnum = f.conkey[1]) <> 'congregation_id'`);
  expect(loose).toEqual([]);
  const unindexed = await names(`select conrelid::regclass || ' ' || conname as name from pg_constraint f
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select 1 from pg_index i where i.indrelid = f.conrelid
        and (i.indkey::int2[])[0:array_length(f.conkey, 1) - 1] @> f.conkey)
      and array_length(f.conkey, 1) > 1`);
  expect(unindexed).toEqual([]);
});

it('counts versions and raises the revision in every edited table', async () => {
  const versioned =
    await names(`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'version'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'outgoing_messages' order by 1`);
  const bumped = await names(
    // Tables without a version, which are replaced whole, only raise their revision.
    `select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where t.tgname = 'after_update' and (t.tgfoid <> 'sheaf.after_telling'::regproc or exists (
       select from pg_attribute a where a.attrelid = c.oid and a.attname = 'version')) order by 1`,
  );
  expect(bumped).toEqual(versioned);
});
