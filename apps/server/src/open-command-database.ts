/** The database for a command: the running server's own where there is one, else started for it. */
import { joinDatabase } from '#platform/database/join-database';
import { type OpenedDatabase, openDatabase } from '#platform/database/open-database';
import type { Environment } from './environment.ts';

export interface CommandDatabase extends OpenedDatabase {
  /** A server, or the database that a killed one left behind, runs on this folder already. */
  beside: boolean;
}

export async function openCommandDatabase(environment: Environment): Promise<CommandDatabase> {
  const {
    databaseUrl: url,
    databaseAppUrl: appUrl,
    databaseListenUrl: listenUrl,
    dataFolder: folder,
  } = environment;
  const joined = url ? undefined : await joinDatabase(folder);
  return joined
    ? { ...joined, beside: true }
    : { ...(await openDatabase({ folder, url, appUrl, listenUrl })), beside: false };
}
