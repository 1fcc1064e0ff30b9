import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { appRole, ownerRole } from '#platform/database/embedded-postgres';
import { assertUnprivileged, migrate, migrationsFolder } from '#platform/database/migrate';
import { openPool } from '#platform/database/pool';

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
  await root.query(`create database ${name}`);
  folder = mkdtempSync(join(tmpdir(), 'sheaf-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
});

afterEach(async () => {
  await root.query(`drop database ${name} with (force)`);
  await root.end();
  rmSync(folder, { recursive: true, force: true });
});

test('eight processes that migrate one empty database all succeed, and each migration runs once', async () => {
  const pools = Array.from({ length: 8 }, open);
  const applied = await Promise.all(pools.map((pool) => migrate(pool, folder)));
  const names = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  expect(applied.flat().sort()).toEqual(names.sort());
  await Promise.all(pools.map((pool) => pool.end()));
});

test('a migration that was changed after it was applied is an error that names it', async () => {
  const pool = open();
  await migrate(pool, folder);
  const [first = ''] = readdirSync(folder).sort();
  writeFileSync(join(folder, first), '-- changed');
  await expect(migrate(pool, folder)).rejects.toThrow(`The migration ${first} was changed`);
  await pool.end();
});

test('a migration that fails leaves nothing of itself, and runs once it is mended', async () => {
  const pool = open();
  await migrate(pool, folder);
  const file = join(folder, '9999-probe.sql');
  writeFileSync(file, 'create table probe (id int); select 1 / 0;');
  await expect(migrate(pool, folder)).rejects.toThrow('9999-probe.sql failed: division by zero');
  writeFileSync(file, 'create table probe (id int);');
  expect(await migrate(pool, folder)).toEqual(['9999-probe.sql']);
  await pool.end();
});

test('a role that could bypass row-level security is refused at the start, the own role is not', async () => {
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
