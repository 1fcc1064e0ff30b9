/** Opens what every entry of the server needs: the database and the platform over it. */
import { type OpenedDatabase, openDatabase } from '#platform/database/open-database';
import { openLog } from '#platform/log';
import type { Platform } from '#platform/platform';
import type { Environment } from './environment.ts';

export const version = '3.24';

export async function openPlatform(
  environment: Environment,
): Promise<{ platform: Platform; database: OpenedDatabase }> {
  const database = await openDatabase({
    folder: environment.dataFolder,
    url: environment.databaseUrl,
    appUrl: environment.databaseAppUrl,
  });
  const platform: Platform = {
    settings: {
      address: environment.address ?? `http://localhost:${environment.port}`,
      development: !environment.production,
      checkReplies: false,
      version,
      trustProxy: environment.trustProxy,
    },
    pool: database.app,
    log: openLog(),
    clock: () => new Date(),
  };
  return { platform, database };
}
