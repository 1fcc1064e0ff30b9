/**
 * A new installation starts from database/baseline.sql, an existing one ran every migration. Both schemas are
 * equal.
 */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ownerRole } from '#platform/database/embedded-postgres';
import { migrate, migrationsFolder } from '#platform/database/migrate';
import { openPool } from '#platform/database/pool';

const ours = `('public'::regnamespace, 'sheaf'::regnamespace)`;

/**
 * Catalogue entries of a database, one line each. Names of NOT NULL constraints are generated and ignored.
 */
const catalogue: Record<string, string> = {
  relations: `select c.relname, c.relkind, c.relpersistence, c.reloptions, c.relrowsecurity, c.relforcerowsecurity, c.relispartition,
      c.relreplident, pg_get_partkeydef(c.oid), pg_get_expr(c.relpartbound, c.oid), c.relowner::regrole,
      (select array_agg(acl::text order by acl::text) from unnest(coalesce(c.relacl, acldefault(case c.relkind when 'S' then 's'::"char" else 'r'::"char" end, c.relowner))) acl), obj_description(c.oid)
    from pg_class c where c.relnamespace in ${ours} and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f', 'c')`,
  columns: `select a.attrelid::regclass, row_number() over (partition by a.attrelid order by a.attnum), a.attname,
      format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, a.attcollation::regcollation, a.attstorage,
      a.attstattarget, a.attoptions, pg_get_expr(d.adbin, d.adrelid),
      (select array_agg(acl::text order by acl::text) from unnest(a.attacl) acl), col_description(a.attrelid, a.attnum)
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace in ${ours} and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped`,
  constraints: `select conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid) from pg_constraint
    where connamespace in ${ours} and contype <> 'n'`,
  indexes: `select indexdef, indisclustered, indisvalid, indnkeyatts from pg_indexes
    join pg_index on indexrelid = format('%I.%I', schemaname, indexname)::regclass where schemaname in ('public', 'sheaf')`,
  policies: `select tablename, policyname, permissive, roles, cmd, qual, with_check from pg_policies`,
  views: `select oid::regclass, pg_get_viewdef(oid) from pg_class where relnamespace in ${ours} and relkind in ('v', 'm')`,
  triggers: `select tgrelid::regclass, pg_get_triggerdef(t.oid), tgenabled from pg_trigger t join pg_class c on c.oid = tgrelid
    where not tgisinternal and c.relnamespace in ${ours}`,
  functions: `select p.oid::regprocedure, pg_get_functiondef(p.oid), p.proowner::regrole, obj_description(p.oid),
      (select array_agg(acl::text order by acl::text) from unnest(coalesce(p.proacl, acldefault('f', p.proowner))) acl)
    from pg_proc p where p.pronamespace in ${ours}`,
  sequences: `select schemaname, sequencename, start_value, min_value, max_value, increment_by, cycle, cache_size, last_value, data_type,
      pg_get_serial_sequence(d.refobjid::regclass::text, a.attname)
    from pg_sequences s left join pg_depend d on d.objid = format('%I.%I', schemaname, sequencename)::regclass and d.deptype in ('a', 'i')
      and d.refclassid = 'pg_class'::regclass left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where schemaname in ('public', 'sheaf')`,
  others: `select nspname, nspowner::regrole, (select array_agg(acl::text order by acl::text) from unnest(nspacl) acl), null from pg_namespace
      where nspname in ('public', 'sheaf', 'graphile_worker')
    union all select extname, null, null, extversion from pg_extension
    union all select typname, null, null, format_type(typbasetype, null) from pg_type where typnamespace in ${ours} and typtype in ('d', 'e', 'r')
    union all select defaclnamespace::regnamespace::text, defaclrole::regrole, array_agg(acl::text order by acl::text), defaclobjtype::text
      from pg_default_acl, unnest(defaclacl) acl group by 1, 2, 4
    union all select pubname, null, null, null from pg_publication
    union all select evtname, null, null, evtevent from pg_event_trigger`,
  ledger: 'select name, checksum from schema_migrations',
};

let root: Pool;
const opened: Pool[] = [];

async function databaseBy(options: Parameters<typeof migrate>[2]) {
  const name = `b_${randomBytes(6).toString('hex')}`;
  await root.query(`create database ${name}`);
  const pool = openPool({
    ...inject('cluster'),
    user: ownerRole,
    database: name,
    max: 2,
    statement_timeout: 0,
  });
  opened.push(pool);
  return { pool, applied: await migrate(pool, migrationsFolder, options) };
}

const linesOf = async (pool: Pool, query: string): Promise<string[]> =>
  (await pool.query({ text: query, rowMode: 'array' })).rows.map((row) => JSON.stringify(row)).sort();

async function readCatalogue(pool: Pool): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [section, query] of Object.entries(catalogue)) found[section] = await linesOf(pool, query);
  const { rows } = await pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relnamespace in ${ours} and relkind = 'r' and relname <> 'schema_migrations'`,
  );
  found['rows'] = [];
  for (const { name } of rows)
    for (const line of await linesOf(pool, `select * from ${name}`)) found['rows'].push(`${name} ${line}`);
  found['rows'].sort();
  return found;
}

let byBaseline: Awaited<ReturnType<typeof databaseBy>>;
let byMigrations: Awaited<ReturnType<typeof databaseBy>>;

beforeAll(async () => {
  root = openPool({
    ...inject('cluster'),
    user: ownerRole,
    database: 'postgres',
    max: 1,
    statement_timeout: 0,
  });
  byBaseline = await databaseBy({});
  byMigrations = await databaseBy({ baseline: null });
});

afterAll(async () => {
  for (const pool of opened) {
    const { database } = pool.options;
    await pool.end();
    await root.query(`drop database ${database} with (force)`);
  }
  await root.end();
});

it('X-BASELINE creates the same schema as all migrations one after another', async () => {
  const [one, other] = [await readCatalogue(byBaseline.pool), await readCatalogue(byMigrations.pool)];
  for (const [section, lines] of Object.entries(other)) {
    expect(lines.length, section).toBeGreaterThan(0);
    expect(one[section], section).toEqual(lines);
  }
});

it('X-BASELINE records every migration that it replaces, so that none of them runs later', async () => {
  const names = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  expect(byBaseline.applied).toEqual(names.sort());
  expect(byMigrations.applied).toEqual(names);
  expect(await migrate(byBaseline.pool)).toEqual([]);
  expect(await migrate(byMigrations.pool)).toEqual([]);
});

it('X-BASELINE names no owner, so that any role may own the tables', () => {
  expect(readFileSync(join(migrationsFolder, '../baseline.sql'), 'utf8')).not.toContain(ownerRole);
});

it('X-BASELINE applies to empty databases only: if a table exists, the migrations run', async () => {
  const name = `b_${randomBytes(6).toString('hex')}`;
  await root.query(`create database ${name}`);
  const pool = openPool({ ...inject('cluster'), user: ownerRole, database: name, max: 2 });
  opened.push(pool);
  await pool.query('create table congregations (id int)');
  await expect(migrate(pool)).rejects.toThrow(
    /^The migration 0001-foundation\.sql failed: .* already exists/,
  );
});
