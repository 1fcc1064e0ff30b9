/** One PostgreSQL for the whole run, one template migrated once; every test file copies it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ownerRole, startEmbeddedPostgres } from '#platform/database/embedded-postgres';
import { migrate } from '#platform/database/migrate';
import { openPool } from '#platform/database/pool';

export const templateName = 'sheaf_template';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: { host: string; port: number };
  }
}

/** After its first row every table has ids that do not fit into 32 bits, so a test that meets a second row meets such an id. */
const longSteps = `do $$
declare
  one regclass;
begin
  for one in select seqrelid from pg_sequence s join pg_class c on c.oid = s.seqrelid where c.relnamespace = 'public'::regnamespace loop
    execute format('alter sequence %s increment by 2147483659', one);
  end loop;
end $$`;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-test-'));
  const cluster = await startEmbeddedPostgres({ folder, durable: false, maxConnections: 200 });
  const place = { host: cluster.host, port: cluster.port, user: ownerRole };
  const root = openPool({ ...place, database: 'postgres', max: 1 });
  await root.query(`create database ${templateName}`);
  await root.end();
  const template = openPool({ ...place, database: templateName, statement_timeout: 0, max: 4 });
  await migrate(template);
  await template.query(longSteps);
  await template.end();
  project.provide('cluster', { host: cluster.host, port: cluster.port });
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
