/**
 * Announces the congregations that commits recorded in a table, every 20 ms. NOTIFY serialises commits in the
 * whole server; with a relay only this statement notifies. One process announces; the others check once a
 * second, which bounds the delay after a hang.
 */

import type { Pool, PoolClient } from 'pg';
import { advisoryLocks } from '#platform/database/advisory-locks';
import { allowAnswers } from '#platform/database/watched-client';

export interface Relay {
  close(): Promise<void>;
}

const betweenMilliseconds = 20;
const watchMilliseconds = 1000;
const silenceMilliseconds = 5000;

/** Longest time until a commit is announced, even if the announcing process hangs. */
export const longestDelay = 1.5 * watchMilliseconds;

/** Announces all current commits immediately. */
export const announceNow = (pool: Pool | PoolClient): Promise<unknown> =>
  pool.query('select sheaf.relay_announcements()');

export function openRelay(owner: Pool, onFailure: (error: unknown) => void): Relay {
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let client: PoolClient | undefined;
  let leads = false;

  const lose = (): void => {
    client?.release(true);
    client = undefined;
    leads = false;
  };

  const connected = async (): Promise<PoolClient> => {
    if (client) return client;
    client = await owner.connect();
    allowAnswers(client, silenceMilliseconds);
    client.once('error', lose);
    return client;
  };

  const announce = async (): Promise<void> => {
    const line = await connected();
    if (!leads) {
      const { rows } = await line.query<{ leads: boolean }>('select pg_try_advisory_lock($1) as leads', [
        advisoryLocks.relay,
      ]);
      leads = rows[0]!.leads;
    }
    await announceNow(line);
  };

  let running = Promise.resolve();
  const go = (): void => {
    running = announce()
      .catch((error: unknown) => {
        onFailure(error);
        lose();
      })
      .then(() => {
        if (!closed) timer = setTimeout(go, leads ? betweenMilliseconds : watchMilliseconds);
      });
  };
  go();

  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
      lose();
    },
  };
}
