import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  ownerRole,
  startEmbeddedPostgres,
} from '/work/wt/h7/apps/server/src/platform/database/embedded-postgres.ts';
import { migrate, migrationsFolder } from '/work/wt/h7/apps/server/src/platform/database/migrate.ts';
import { openPool } from '/work/wt/h7/apps/server/src/platform/database/pool.ts';

for (const [name, options] of [
  ['baseline', {}],
  ['migrations', { baseline: null }],
  ['baseline', {}],
  ['migrations', { baseline: null }],
  ['baseline', {}],
  ['migrations', { baseline: null }],
] as const) {
  const folder = mkdtempSync('/tmp/h7-start-');
  const pg = await startEmbeddedPostgres({ folder, durable: true });
  const pool = openPool({
    host: pg.host,
    port: pg.port,
    user: ownerRole,
    database: 'postgres',
    statement_timeout: 0,
    max: 4,
  });
  const begun = performance.now();
  await migrate(pool, migrationsFolder, options);
  console.log(name, Math.round(performance.now() - begun));
  await pool.end();
  await pg.stop();
  rmSync(folder, { recursive: true, force: true });
}
