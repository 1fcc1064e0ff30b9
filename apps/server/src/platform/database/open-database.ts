/** Opens the database of the installation: DATABASE_URL, or the embedded one. */
import type { Pool, PoolConfig } from 'pg';
import { type EraWatch, watchEra } from '#platform/database/database-era';
import { appRole, ownerRole, startEmbeddedPostgres } from '#platform/database/embedded-postgres';
import { explainConnection, type NamedUrl } from '#platform/database/explain-connection';
import { assertUnprivileged, migrate } from '#platform/database/migrate';
import { openPool } from '#platform/database/pool';
import { assertSession } from '#platform/database/prove-session';
import { limitRole, sessionless } from '#platform/database/sessionless-client';
import { openUnverified } from '#platform/database/single-connection';

export interface OpenedDatabase {
  /** Connections of the application role. */
  app: Pool;
  /** Connections of the owner role: migrations, job queue, backup. */
  owner: Pool;
  /** Direct connections for LISTEN, bypassing a pooler. */
  listening: Pool;
  /** The history of the database; every connection is checked against it. */
  era: EraWatch;
  /** Connections that enter another history while those of the pools wait. */
  unverified(): { app: Pool; owner: Pool };
  /** Names of the migrations that this start applied. */
  applied: string[];
  close(): Promise<void>;
}

export interface DatabaseChoice {
  folder: string;
  url?: string | undefined;
  appUrl?: string | undefined;
  /** Direct address of the owner, if `url` and `appUrl` lead to a pooler. */
  listenUrl?: string | undefined;
  durable?: boolean;
  /** Called with the error of a failed restart. */
  onTrouble?: (error: unknown) => void;
}

/** One connection tracks the live workers of the job queue, another may announce. */
const ownerLimits: PoolConfig = { max: 8, statement_timeout: 0, idle_in_transaction_session_timeout: 0 };

/** @throws with a sentence that names the environment variable. */
async function assertAnswers(pool: Pool, named: NamedUrl): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    throw explainConnection(error, named);
  }
}

async function assertOwnerWorks(owner: Pool, { url = '', listenUrl }: DatabaseChoice): Promise<void> {
  const named = listenUrl
    ? { variable: 'SHEAF_DATABASE_LISTEN_URL', url: listenUrl }
    : { variable: 'DATABASE_URL', url };
  await assertAnswers(owner, named);
  await assertSession(owner);
}

const appNamed = ({ url = '', appUrl }: DatabaseChoice): NamedUrl =>
  appUrl ? { variable: 'SHEAF_DATABASE_APP_URL', url: appUrl } : { variable: 'DATABASE_URL', url };

/** A pooler does not allow SET ROLE, so the address connects as the application role. */
function appPlace(choice: DatabaseChoice): PoolConfig {
  const place = { connectionString: choice.appUrl ?? choice.url };
  if (choice.listenUrl) return { ...place, ...sessionless };
  return choice.appUrl ? place : { ...place, options: `-c role=${appRole}` };
}

export async function openDatabase(choice: DatabaseChoice): Promise<OpenedDatabase> {
  const embedded = choice.url
    ? undefined
    : await startEmbeddedPostgres({
        folder: choice.folder,
        durable: choice.durable ?? true,
        ...(choice.onTrouble && { onTrouble: choice.onTrouble }),
      });
  const era = watchEra();
  const { verify } = era;
  const place: PoolConfig = embedded
    ? { host: embedded.host, port: embedded.port, database: 'postgres', verify }
    : { connectionString: choice.listenUrl ?? choice.url, verify };
  const owner = openPool({
    ...place,
    ...(embedded && { user: ownerRole }),
    ...ownerLimits,
    application_name: 'sheaf-owner',
  });
  let app: Pool | undefined;
  try {
    if (choice.url) await assertOwnerWorks(owner, choice);
    const applied = await migrate(owner);
    if (choice.listenUrl) await limitRole(owner, appRole);
    app = openPool(embedded ? { ...place, user: appRole } : { ...appPlace(choice), verify });
    if (choice.url) await assertAnswers(app, appNamed(choice));
    await assertUnprivileged(app);
    const opened = app;
    return {
      app: opened,
      owner,
      listening: choice.url && choice.listenUrl ? owner : opened,
      era,
      unverified: () => ({ app: openUnverified(opened), owner: openUnverified(owner) }),
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
