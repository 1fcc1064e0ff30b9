/** The owner's connections for a command: the running server's own database where there is one, else started for it. */
import type { Pool } from 'pg';
import { ownerRole, socketOf } from '#platform/database/embedded-postgres';
import { askDatabase } from '#platform/database/liveness.store';
import { openDatabase } from '#platform/database/open-database';
import { openPool } from '#platform/database/pool';
import { readEnvironment } from './environment.ts';

export async function openOwner(): Promise<{ owner: Pool; close(): Promise<void> }> {
  const environment = readEnvironment();
  if (!environment.databaseUrl) {
    const running = openPool({
      ...socketOf(environment.dataFolder),
      user: ownerRole,
      database: 'postgres',
      statement_timeout: 0,
    });
    if (await askDatabase(running)) return { owner: running, close: () => running.end() };
    await running.end();
  }
  const database = await openDatabase({
    folder: environment.dataFolder,
    url: environment.databaseUrl,
    appUrl: environment.databaseAppUrl,
  });
  return { owner: database.owner, close: database.close };
}
