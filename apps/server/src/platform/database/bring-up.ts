/** Starts a database, or waits for an already running one, until it answers. */
import pg from 'pg';

const longestMilliseconds = 30_000;
const pauseMilliseconds = 100;
const connectionTimeoutMillis = 3000;

export interface DatabaseAddress {
  host: string;
  port: number;
  user: string;
}

async function answers(where: DatabaseAddress): Promise<boolean> {
  const client = new pg.Client({ ...where, database: 'postgres', connectionTimeoutMillis });
  // A connection that ends during the attempt rejects the query too.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/**
 * A running server may still be starting or about to stop; after a kill, a start fails while old processes
 * hold the shared memory. Neither a failed start nor a running process is therefore final.
 *
 * @throws the error of the last start if nothing answers within 30 seconds.
 */
export async function bringUp(
  where: DatabaseAddress,
  isRunning: () => Promise<boolean>,
  start: () => Promise<void>,
): Promise<void> {
  const until = Date.now() + longestMilliseconds;
  let failure: unknown = new Error('The database does not answer.');
  while (!(await answers(where))) {
    if (Date.now() > until) throw failure;
    if (!(await isRunning())) {
      await start().catch((error: unknown) => {
        failure = error;
      });
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  }
}
