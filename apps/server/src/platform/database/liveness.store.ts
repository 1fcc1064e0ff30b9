import type { Pool, PoolConfig } from 'pg';
import { openPool } from '#platform/database/pool';
import type { WatchedConfig } from '#platform/database/watched-client';

export async function askDatabase(pool: Pool): Promise<boolean> {
  try {
    await pool.query('select 1');
    return true;
  } catch {
    return false;
  }
}

export interface Liveness {
  /** False if the database does not answer within two seconds. */
  ask(): Promise<boolean>;
  close(): Promise<void>;
}

const longestMilliseconds = 2000;

/**
 * Uses its own connection to the database of `pool`: neither a full pool nor a silent connection delays the
 * answer.
 */
export function openLiveness({ options }: Pool): Liveness {
  const limits: PoolConfig & WatchedConfig = {
    max: 1,
    connectionTimeoutMillis: longestMilliseconds,
    answerMilliseconds: longestMilliseconds,
    idleTimeoutMillis: 30_000,
    application_name: 'sheaf-liveness',
  };
  // The driver makes the password non-enumerable, so the spread omits it.
  const pool = openPool({ ...options, ...(options.password && { password: options.password }), ...limits });
  let asking: Promise<boolean> | undefined;
  return {
    ask() {
      asking ??= askDatabase(pool).finally(() => {
        asking = undefined;
      });
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const timer = setTimeout(resolve, longestMilliseconds, false);
      void asking.then(resolve).finally(() => clearTimeout(timer));
      return promise;
    },
    close: () => pool.end(),
  };
}
