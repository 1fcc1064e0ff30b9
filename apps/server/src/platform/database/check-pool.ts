/**
 * Verifies the pool's connections: a setting is limited to its transaction, and a notification sent through
 * the pool is received. A pooler in between may break either without an error.
 */
import type { Pool, PoolClient } from 'pg';
import type { Changes } from '#platform/database/changes';
import { poolerSentence } from '#platform/database/explain-connection';
import { takeClient } from '#platform/database/pool';
import { runPrepared, type Statement } from '#platform/database/prepared-statement';
import { setActor } from '#platform/database/transaction-actor';

/**
 * `settings-lost`: tenant isolation does not hold. `not-heard`: changes of other processes are not received.
 */
export type PoolFault = 'settings-lost' | 'not-heard';

const proof = 'pool.proof';
const ownSetting: Statement = {
  name: 'prove-setting',
  text: `select current_setting('app.operation', true) as operation`,
};

const readSetting = async (client: PoolClient): Promise<string | null> =>
  (await client.query<{ operation: string | null }>(ownSetting.text)).rows[0]!.operation;

async function settingsHold(pool: Pool): Promise<boolean> {
  const [client, other] = [await takeClient(pool), await takeClient(pool)];
  try {
    await client.query('begin');
    await client.query(`select set_config('app.operation', '${proof}', true)`);
    const elsewhere = await readSetting(other);
    const inside = await readSetting(client);
    await client.query('commit');
    const after = await readSetting(client);
    const [rows] = await runPrepared(
      client,
      [{ statement: ownSetting, values: [] }],
      setActor({ congregationId: 0, personId: null, operation: proof, now: new Date(0) }),
    );
    const [prepared] = rows as { operation: string | null }[];
    const afterPrepared = await readSetting(client);
    return (
      [inside, prepared?.operation].every((operation) => operation === proof) &&
      [elsewhere, after, afterPrepared].every((operation) => operation !== proof)
    );
  } finally {
    client.release();
    other.release();
  }
}

/** Undefined if both hold. @throws if the database is not available. */
export async function checkPool(pool: Pool, changes: Changes): Promise<PoolFault | undefined> {
  if (!(await settingsHold(pool))) return 'settings-lost';
  return (await changes.echoes()) ? undefined : 'not-heard';
}

const firstMilliseconds = 5000;
const pauseMilliseconds = 20;

/** Check at the start. @throws with a sentence that states the remedy. */
export async function assertPoolChecked(pool: Pool, changes: Changes): Promise<void> {
  const until = Date.now() + firstMilliseconds;
  while (!changes.hearing() && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  let trouble: PoolFault | undefined;
  try {
    trouble = await checkPool(pool, changes);
  } catch (error) {
    // A pooler in statement mode refuses transactions.
    throw new Error(poolerSentence, { cause: error });
  }
  if (trouble) throw new Error(poolerSentence);
}

export interface PoolWatch {
  trouble(): PoolFault | undefined;
  close(): void;
}

/** Repeats the check; an unavailable database is no evidence of a fault. */
export function watchPool(
  pool: Pool,
  changes: Changes,
  onTrouble: (trouble: PoolFault) => void,
  watchMilliseconds = 10_000,
): PoolWatch {
  let trouble: PoolFault | undefined;
  const look = async (): Promise<void> => {
    if (!changes.hearing()) return;
    try {
      const found = await checkPool(pool, changes);
      if (found && found !== trouble) onTrouble(found);
      trouble = found;
    } catch {
      // Away or busy: the callers' queries fail with their own error.
    }
  };
  let timer = setTimeout(function again() {
    void look().finally(() => {
      timer = setTimeout(again, watchMilliseconds);
      timer.unref();
    });
  }, watchMilliseconds);
  timer.unref();
  return { trouble: () => trouble, close: () => clearTimeout(timer) };
}
