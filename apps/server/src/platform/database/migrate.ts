/** Migrates a database: numbered SQL files, forward only, one process at a time. */

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import { advisoryLocks } from '#platform/database/advisory-locks';
import { applyMigration, isLocked, type Migration, type Patience } from '#platform/database/apply-migration';
import { appRole } from '#platform/database/embedded-postgres';
import { makeMonths } from '#platform/database/months.store';

export const migrationsFolder = join(import.meta.dirname, '../../../../../database/migrations');

/** Schema of an empty database after the migrations up to a number, in one file. */
const baselineFile = join(import.meta.dirname, '../../../../../database/baseline.sql');

const askAgainMilliseconds = 100;

/**
 * Polls for the lock: a statement that waits for it would block `create index concurrently` of another
 * process, a deadlock.
 */
async function takeTurn(client: PoolClient): Promise<void> {
  const ask = () =>
    client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [advisoryLocks.migration]);
  while (!(await ask()).rows[0]!.taken) await pause(askAgainMilliseconds);
}

const createLedger = `create table if not exists schema_migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

async function ensureAppRole(client: PoolClient): Promise<void> {
  try {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [appRole]);
    if (rowCount === 0)
      await client.query(`create role ${appRole} login nosuperuser nocreatedb nocreaterole nobypassrls`);
    await client.query(`grant ${appRole} to current_user`);
  } catch (error) {
    throw new Error(
      `The role in DATABASE_URL may not prepare the role ${appRole}: ${(error as Error).message}. ` +
        'Correct DATABASE_URL: it connects as the role that owns the tables and may create roles.',
      { cause: error },
    );
  }
}

/** Pending migrations in order. */
async function missing(client: PoolClient, folder: string): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort();
  const fresh: Migration[] = [];
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8');
    const checksum = createHash('sha256').update(text).digest('hex');
    const known = applied.get(name);
    if (known && known !== checksum)
      throw new Error(`The migration ${name} was changed after it was applied. Write a new one instead.`);
    if (!known) fresh.push({ name, text, checksum });
  }
  return fresh;
}

/** @throws unless the first line names the replaced migrations, such as `-- replaces ..0383`. */
async function readBaseline(path: string): Promise<{ text: string; last: string }> {
  const text = await readFile(path, 'utf8');
  const last = /^-- replaces \.\.(\d{4})$/m.exec(text.slice(0, text.indexOf('\n')))?.[1];
  if (!last) throw new Error(`${path} does not say which migrations it replaces.`);
  return { text, last };
}

/** Brings an empty database to the baseline and returns the remaining migrations. */
async function applyBaseline(client: PoolClient, fresh: Migration[], path: string): Promise<Migration[]> {
  const { text, last } = await readBaseline(path);
  const isReplaced = ({ name }: Migration): boolean => name.slice(0, 4) <= last;
  const replaced = fresh.filter(isReplaced);
  await client.query('begin');
  try {
    await client.query(text);
    await client.query(
      'insert into public.schema_migrations (name, checksum) select * from unnest($1::text[], $2::text[])',
      [replaced.map(({ name }) => name), replaced.map(({ checksum }) => checksum)],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The baseline failed: ${(error as Error).message}. Nothing of it was kept.`, {
      cause: error,
    });
  }
  return fresh.filter((migration) => !isReplaced(migration));
}

/** Whether no migration was applied and no table exists that could conflict with a baseline. */
async function isEmpty(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(`
    select not exists (select from schema_migrations) and to_regnamespace('sheaf') is null and not exists (
      select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and relname <> 'schema_migrations'
    ) as empty`);
  return rows[0]!.empty;
}

async function applyAll(
  client: PoolClient,
  { folder, tell, patience, baseline }: MigrationOptions,
): Promise<string[]> {
  await client.query(createLedger);
  const fresh = await missing(client, folder);
  const left = baseline && (await isEmpty(client)) ? await applyBaseline(client, fresh, baseline) : fresh;
  for (const migration of left) {
    try {
      await applyMigration(client, migration, tell, patience);
    } catch (error) {
      throw new Error(
        `The migration ${migration.name} failed: ${(error as Error).message}. Nothing of it was kept. ` +
          'Start the version that ran before, and report this.',
        { cause: error },
      );
    }
  }
  return fresh.map(({ name }) => name);
}

/** Whether nothing is pending, so that a start waits for neither a backup nor another process. */
async function isPresent(client: PoolClient, folder: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from pg_class where oid = to_regclass('public.schema_migrations') and pg_has_role(relowner, 'member')`,
  );
  return rowCount === 1 && (await missing(client, folder)).length === 0;
}

interface MigrationOptions {
  folder: string;
  /** Called with a sentence when a step takes long. */
  tell: (sentence: string) => void;
  patience?: Patience;
  /** Baseline file for an empty database; null runs every migration. */
  baseline: string | null;
}

/** A table locked by a backup does not prevent the start: the nightly job creates missing months. */
function unlessLocked(error: unknown): void {
  if (!isLocked(error)) throw error;
}

/** Applies pending migrations as the owner, including the job queue's own tables, and returns their names. */
export async function migrate(
  owner: Pool,
  folder: string = migrationsFolder,
  {
    tell = (sentence: string) => console.info(sentence),
    patience,
    baseline = baselineFile,
  }: Partial<Omit<MigrationOptions, 'folder'>> = {},
): Promise<string[]> {
  const client = await owner.connect();
  try {
    let fresh: string[] = [];
    if (!(await isPresent(client, folder))) {
      // One process at a time, and never during a backup, whose locks would block it.
      await takeTurn(client);
      await ensureAppRole(client);
      fresh = await applyAll(client, { folder, tell, baseline, ...(patience && { patience }) });
    }
    await runMigrations({ pgPool: owner });
    await makeMonths(owner).catch(unlessLocked);
    return fresh;
  } finally {
    // A lost connection has already released the lock, and its own error is the one to report.
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    client.release();
  }
}

/**
 * @throws unless the application's role is subject to row-level security and owns nothing (trust: tenancy).
 */
export async function assertUnprivileged(app: Pool): Promise<void> {
  const { rows } = await app.query<{ name: string; privileged: boolean; owned: number }>(`
    select current_user as name, r.rolsuper or r.rolbypassrls as privileged,
      (select count(*)::int from pg_class c where c.relowner = r.oid) as owned
    from pg_roles r where r.rolname = current_user`);
  const role = rows[0];
  if (!role || role.privileged || role.owned > 0) {
    throw new Error(
      `The application must not connect as "${role?.name}": that role could bypass row-level security. ` +
        `Let SHEAF_DATABASE_APP_URL connect as "${appRole}".`,
    );
  }
}
