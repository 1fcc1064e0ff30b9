/** Opens the database for a command: the running server's, or a newly started one. */
import { joinDatabase } from '#platform/database/join-database';
import { type OpenedDatabase, openDatabase } from '#platform/database/open-database';
import type { Environment } from './environment.ts';

export interface CommandDatabase extends OpenedDatabase {
  /** A server, or the database of a killed one, already runs on this folder. */
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
