/** Starts a database, or waits for one that was taken over, until it answers. */
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
  // A connection that ends while it is tried says the same as one that cannot be made.
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
 * One that was taken over may still be starting, or be about to end; one that was killed cannot be started while its last
 * processes hold its memory. So neither a start that fails nor one that seems to run is the end of the matter.
 *
 * @throws what the last start said, when nothing answers in half a minute.
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
