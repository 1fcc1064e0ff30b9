/** Connects to the database of a running server, which remains responsible for its start and stop. */
import { watchEra } from '#platform/database/database-era';
import { appRole, ownerRole, socketOf } from '#platform/database/embedded-postgres';
import { askDatabase } from '#platform/database/liveness.store';
import { assertUnprivileged } from '#platform/database/migrate';
import type { OpenedDatabase } from '#platform/database/open-database';
import { openPool } from '#platform/database/pool';
import { openUnverified } from '#platform/database/single-connection';

const fewConnections = 2;

/** Undefined if no database of this folder runs. */
export async function joinDatabase(folder: string): Promise<OpenedDatabase | undefined> {
  const place = { ...socketOf(folder), database: 'postgres', max: fewConnections };
  const owner = openPool({
    ...place,
    user: ownerRole,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    application_name: 'sheaf-command',
  });
  if (!(await askDatabase(owner))) {
    await owner.end();
    return undefined;
  }
  const app = openPool({ ...place, user: appRole, application_name: 'sheaf-command' });
  const close = async (): Promise<void> => {
    await Promise.all([app.end(), owner.end()]);
  };
  try {
    await assertUnprivileged(app);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    app,
    owner,
    listening: app,
    // The server of this folder watches it.
    era: watchEra(),
    unverified: () => ({ app: openUnverified(app), owner: openUnverified(owner) }),
    applied: [],
    close,
  };
}
