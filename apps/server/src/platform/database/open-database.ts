/** The database of this installation: DATABASE_URL where there is one, else the one that comes with Sheaf. */
import type { Pool, PoolConfig } from 'pg';
import { appRole, ownerRole, startEmbeddedPostgres } from '#platform/database/embedded-postgres';
import { assertUnprivileged, migrate } from '#platform/database/migrate';
import { openPool } from '#platform/database/pool';

export interface OpenedDatabase {
  /** The application's connections. */
  app: Pool;
  /** The owner's: migrations, the job queue, backup. */
  owner: Pool;
  /** Names of the migrations that were applied now. */
  applied: string[];
  close(): Promise<void>;
}

export interface DatabaseChoice {
  folder: string;
  url?: string | undefined;
  appUrl?: string | undefined;
  durable?: boolean;
  /** Hears why a database that ended could not be started again. */
  onTrouble?: (error: unknown) => void;
}

const ownerLimits: PoolConfig = { max: 6, statement_timeout: 0, idle_in_transaction_session_timeout: 0 };

export async function openDatabase(choice: DatabaseChoice): Promise<OpenedDatabase> {
  const embedded = choice.url
    ? undefined
    : await startEmbeddedPostgres({
        folder: choice.folder,
        durable: choice.durable ?? true,
        ...(choice.onTrouble && { onTrouble: choice.onTrouble }),
      });
  const place: PoolConfig = embedded
    ? { host: embedded.host, port: embedded.port, database: 'postgres' }
    : { connectionString: choice.url };
  const owner = openPool({
    ...place,
    ...(embedded && { user: ownerRole }),
    ...ownerLimits,
    application_name: 'sheaf-owner',
  });
  let app: Pool | undefined;
  try {
    const applied = await migrate(owner);
    const appPlace: PoolConfig = embedded
      ? { ...place, user: appRole }
      : choice.appUrl
        ? { connectionString: choice.appUrl }
        : { ...place, options: `-c role=${appRole}` };
    app = openPool(appPlace);
    await assertUnprivileged(app);
    const opened = app;
    return {
      app: opened,
      owner,
      applied,
      async close() {
        await Promise.all([opened.end(), owner.end()]);
        await embedded?.stop();
      },
    };
  } catch (error) {
    await Promise.allSettled([app?.end(), owner.end()]);
    await embedded?.stop();
    throw error;
  }
}
