import type { Pool } from 'pg';
import { openSingle } from '#platform/database/single-connection';

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
export function openLiveness(of: Pool): Liveness {
  const pool = openSingle(of, { milliseconds: longestMilliseconds, name: 'sheaf-liveness' });
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
