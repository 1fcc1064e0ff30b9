import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { backupLines } from '#platform/database/backup.store';
import { appRole, ownerRole } from '#platform/database/embedded-postgres';
import { assertUnprivileged, migrate, migrationsFolder } from '#platform/database/migrate';
import { openPool } from '#platform/database/pool';
import { templateName } from '#platform/testing/cluster-setup';

let name: string;
let root: Pool;
let folder: string;

const open = (): Pool =>
  openPool({ ...inject('cluster'), user: ownerRole, database: name, max: 3, statement_timeout: 0 });

beforeEach(async () => {
  name = `m_${randomBytes(6).toString('hex')}`;
  root = openPool({
    ...inject('cluster'),
    user: ownerRole,
    database: 'postgres',
    max: 1,
    statement_timeout: 0,
  });
  // Migrated once for all tests, because that takes two seconds.
  await root.query(`create database ${name} template ${templateName} strategy file_copy`);
  folder = mkdtempSync(join(tmpdir(), 'sheaf-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
});

afterEach(async () => {
  await root.query(`drop database ${name} with (force)`);
  await root.end();
  rmSync(folder, { recursive: true, force: true });
});

test('runs each migration once if eight processes migrate one empty database', async () => {
  await root.query(`drop database ${name}`);
  await root.query(`create database ${name}`);
  const pools = Array.from({ length: 8 }, open);
  const applied = await Promise.all(pools.map((pool) => migrate(pool, folder)));
  const names = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  expect(applied.flat().sort()).toEqual(names.sort());
  await Promise.all(pools.map((pool) => pool.end()));
});

test('names a migration that was changed after it was applied', async () => {
  const pool = open();
  await migrate(pool, folder);
  const [first = ''] = readdirSync(folder).sort();
  writeFileSync(join(folder, first), '-- changed');
  await expect(migrate(pool, folder)).rejects.toThrow(`The migration ${first} was changed`);
  await pool.end();
});

test('rolls a failed migration back, and runs it once after a correction', async () => {
  const pool = open();
  await migrate(pool, folder);
  const file = join(folder, '9999-probe.sql');
  writeFileSync(file, 'create table probe (id int); select 1 / 0;');
  await expect(migrate(pool, folder)).rejects.toThrow('9999-probe.sql failed: division by zero');
  writeFileSync(file, 'create table probe (id int);');
  expect(await migrate(pool, folder)).toEqual(['9999-probe.sql']);
  await pool.end();
});

const patience = { lock: 100, pause: 20, whole: 60_000 };

test('X-SCALE waits for a long read without blocking others, and completes when the read ends', async () => {
  const pool = open();
  await migrate(pool, folder);
  writeFileSync(join(folder, '9999-probe.sql'), 'alter table congregations add column probe int;');
  const reader = await pool.connect();
  await reader.query('begin; select count(*) from congregations');
  const told: string[] = [];
  const migrating = migrate(pool, folder, { tell: (sentence) => told.push(sentence), patience });
  await expect.poll(() => told.length, { timeout: 30_000 }).toBeGreaterThan(2);
  const others = openPool({ ...inject('cluster'), user: ownerRole, database: name, max: 1 });
  const asked = performance.now();
  for (let time = 0; time < 20; time += 1) await others.query('select count(*) from congregations');
  expect(performance.now() - asked).toBeLessThan(3000);
  await reader.query('commit');
  reader.release();
  expect(await migrating).toEqual(['9999-probe.sql']);
  expect(told[0]).toBe('Migration 9999-probe.sql waits for a table that is in use.');
  await others.end();
  await pool.end();
});

test('X-SCALE reports a migration that is given up and rolls it back', async () => {
  const pool = open();
  await migrate(pool, folder);
  writeFileSync(join(folder, '9999-probe.sql'), 'create table probe (id int); drop table schema_probe;');
  await pool.query('create table schema_probe (id int)');
  const reader = await pool.connect();
  await reader.query('begin; select count(*) from schema_probe');
  const brief = { lock: 50, pause: 10, whole: 200 };
  await expect(migrate(pool, folder, { tell: () => {}, patience: brief })).rejects.toThrow(
    '9999-probe.sql failed',
  );
  await reader.query('commit');
  reader.release();
  expect((await pool.query(`select to_regclass('probe') as there`)).rows).toEqual([{ there: null }]);
  await pool.end();
});

test('X-SCALE runs a file outside a transaction step by step, and restarts it after an interruption', async () => {
  const pool = open();
  await migrate(pool, folder);
  await pool.query(
    'create table probe (id int, half int); insert into probe select n from generate_series(1, 25) n',
  );
  const batch = `update probe set half = id / 2 where id in (select id from probe where half is null order by id limit 10);`;
  const text = (last: string): string => `-- outside a transaction
-- step
drop index concurrently if exists probe_id;
-- step
create index concurrently probe_id on probe (id);
-- step until nothing is left
${batch}
-- step
${last}
`;
  writeFileSync(join(folder, '9999-probe.sql'), text('select 1 / 0;'));
  const told: string[] = [];
  const migrating = () => migrate(pool, folder, { tell: (sentence) => told.push(sentence) });
  await expect(migrating()).rejects.toThrow('division by zero');
  expect(told).toEqual(
    [10, 20, 25].map((rows) => `Migration 9999-probe.sql, step 3 of 4: ${rows} rows so far.`),
  );
  writeFileSync(join(folder, '9999-probe.sql'), text('select 1;'));
  expect(await migrating()).toEqual(['9999-probe.sql']);
  expect((await pool.query('select 1 from probe where half is null')).rowCount).toBe(0);
  expect((await pool.query(`select 1 from pg_indexes where indexname = 'probe_id'`)).rowCount).toBe(1);
  await pool.end();
});

test('X-SCALE excludes a migration and a backup from each other; without pending migrations nothing waits', async () => {
  const pool = open();
  await migrate(pool, folder);
  const backup = backupLines(pool, 'test');
  await backup.next();
  expect(await migrate(pool, folder)).toEqual([]);
  writeFileSync(join(folder, '9999-probe.sql'), 'alter table congregations add column probe int;');
  const migrating = migrate(pool, folder);
  expect(await Promise.race([migrating, new Promise((resolve) => setTimeout(resolve, 300, 'waits'))])).toBe(
    'waits',
  );
  await backup.return(undefined);
  expect(await migrating).toEqual(['9999-probe.sql']);
  await pool.end();
});

test('refuses a role that could bypass row-level security, and accepts its own role', async () => {
  const pool = open();
  await migrate(pool, folder);
  await expect(assertUnprivileged(pool)).rejects.toThrow(`must not connect as "${ownerRole}"`);
  const app = openPool({ ...inject('cluster'), user: appRole, database: name, max: 1 });
  await assertUnprivileged(app);
  await app.end();
  await pool.query(`create table probe (id int); grant create on schema public to ${appRole};
    alter table probe owner to ${appRole}`);
  const owning = openPool({ ...inject('cluster'), user: appRole, database: name, max: 1 });
  await expect(assertUnprivileged(owning)).rejects.toThrow(`must not connect as "${appRole}"`);
  await owning.end();
  await pool.end();
});
