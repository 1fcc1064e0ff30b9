/**
 * One PostgreSQL for the whole run, migrated once: a copy of its folder for tests of starts, a template
 * database for all others.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { TestProject } from 'vitest/node';
import { ownerRole, startEmbeddedPostgres } from '#platform/database/embedded-postgres';
import { migrate } from '#platform/database/migrate';
import { openPool } from '#platform/database/pool';
import { copyDatabase } from '#platform/testing/installed-database';

export const templateName = 'sheaf_template';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: { host: string; port: number };
    /** A data folder with a stopped database, as after the first start. */
    installed: string;
  }
}

/** After its first row every table draws ids beyond 32 bits, so that tests with two rows cover such ids. */
const longSteps = `do $$
declare
  one regclass;
begin
  for one in select seqrelid from pg_sequence s join pg_class c on c.oid = s.seqrelid where c.relnamespace = 'public'::regnamespace loop
    execute format('alter sequence %s increment by 2147483659', one);
  end loop;
end $$`;

/**
 * New tables have no statistics, and plans are cached: an index on the congregation alone then has the same cost
 * as a better one. These statistics state that congregations are few, as in a running installation.
 */
const fewCongregations = `select pg_restore_attribute_stats('schemaname', 'public', 'relname', relname::text, 'attname', 'congregation_id',
    'inherited', false, 'null_frac', 0::real, 'avg_width', 8, 'n_distinct', 3::real)
  from pg_attribute join pg_class c on c.oid = attrelid
  where attname = 'congregation_id' and relkind = 'r' and relnamespace = 'public'::regnamespace`;

type Place = { host: string; port: number; user: string };

async function inDatabase(place: Place, database: string, work: (pool: Pool) => Promise<unknown>) {
  const pool = openPool({ ...place, database, statement_timeout: 0, max: 4 });
  await work(pool);
  await pool.end();
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-test-'));
  const installed = mkdtempSync(join(tmpdir(), 'sheaf-installed-'));
  const options = { folder, durable: false, maxConnections: 200 };
  const first = await startEmbeddedPostgres(options);
  await inDatabase({ host: first.host, port: first.port, user: ownerRole }, 'postgres', migrate);
  await first.stop();
  copyDatabase(folder, installed);
  const cluster = await startEmbeddedPostgres(options);
  const place = { host: cluster.host, port: cluster.port, user: ownerRole };
  await inDatabase(place, 'template1', (root) =>
    root.query(`create database ${templateName} template postgres`),
  );
  await inDatabase(place, templateName, async (template) => {
    await template.query(longSteps);
    await template.query(fewCongregations);
  });
  project.provide('cluster', { host: cluster.host, port: cluster.port });
  project.provide('installed', installed);
  return async () => {
    await cluster.stop();
    for (const made of [folder, installed]) rmSync(made, { recursive: true, force: true });
  };
}
