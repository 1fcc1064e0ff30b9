/** Adds a column, an index and a backfill of many rows during a backup and 200 requests a second. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBackup } from '../apps/server/src/platform/database/backup-file.ts';
import { ownerRole, socketOf } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { migrate, migrationsFolder } from '../apps/server/src/platform/database/migrate.ts';
import { openPool } from '../apps/server/src/platform/database/pool.ts';
import { atLeast, atMost, type Figure } from './figure.ts';
import { askMany, fillSmall, percentile, seconds } from './many-congregations.ts';
import { startServer } from './server.ts';

const congregations = Number(process.env.SHEAF_BENCH_CONGREGATIONS ?? 1000);
const wantedPerSecond = 200;
const lines = 8;

const column = 'alter table preloaded_addresses add column probe int not null default 7;';
const index = `-- outside a transaction
-- step
drop index if exists preloaded_probe;
-- step
create index concurrently preloaded_probe on preloaded_addresses (congregation_id, probe);`;
const filling = `-- outside a transaction
-- step until nothing is left
update preloaded_addresses set probe = 8 where ctid = any (array(select ctid from preloaded_addresses where probe = 7 limit 1000));`;

/** The current migrations and three of the next version. */
function nextVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-bench-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  for (const [name, text] of Object.entries({ column, index, filling }))
    writeFileSync(
      join(folder, `999${Object.keys({ column, index, filling }).indexOf(name)}-${name}.sql`),
      text,
    );
  return folder;
}

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3364);
  const smalls = await fillSmall(server.folder, congregations);
  const owner = openPool({
    ...socketOf(server.folder),
    user: ownerRole,
    database: 'postgres',
    max: 4,
    statement_timeout: 0,
  });
  const [folder, backups] = [nextVersion(), mkdtempSync(join(tmpdir(), 'sheaf-bench-backup-'))];
  const began = performance.now();
  const working = (async () => {
    await seconds(2);
    const backing = writeBackup(owner, join(backups, 'sheaf.backup'), { version: 'bench' });
    await seconds(0.5);
    await migrate(owner, folder, { tell: () => {} });
    await backing;
    await seconds(2);
  })();
  const asking = askMany(
    server.address,
    smalls,
    working,
    ({ assignments }) =>
      Math.random() < 0.2
        ? {
            method: 'POST',
            path: '/map/block-update',
            body: { id: assignments[0], block: 1 + Math.floor(Math.random() * 12) },
          }
        : { path: `/maps/${1 + Math.floor(Math.random() * 5)}` },
    { lines, every: (lines * 1000) / wantedPerSecond },
  );
  await working;
  const { times, failed } = await asking;
  const lasted = (performance.now() - began) / 1000;
  await owner.end();
  await server.stop();
  for (const gone of [folder, backups]) rmSync(gone, { recursive: true, force: true });
  return [
    atMost(
      `a column, an index and a filling during a backup, ${congregations} congregations: requests that failed`,
      failed,
      0,
      '',
    ),
    atMost('… the slowest but one of a hundred (p99)', percentile(times, 0.99), 1000, ' ms'),
    atLeast(
      '… concurrent requests per second',
      times.length / lasted,
      wantedPerSecond * 0.95,
      `${Math.round(lasted)} s`,
    ),
  ];
}
