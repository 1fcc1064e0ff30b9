import type { Pool } from 'pg';
import { ReadOnlyDatabase } from '#platform/database/pool';
import { openSingle } from '#platform/database/single-connection';

export async function askDatabase(pool: Pool): Promise<boolean> {
  try {
    await pool.query('select 1');
    return true;
  } catch {
    return false;
  }
}

export type LivenessFault = 'database-away' | 'read-only';

export interface Liveness {
  /** `database-away` also if the database does not answer within two seconds. */
  fault(): Promise<LivenessFault | undefined>;
  close(): Promise<void>;
}

const longestMilliseconds = 2000;

async function faultOf(pool: Pool): Promise<LivenessFault | undefined> {
  try {
    await pool.query('select 1');
    return undefined;
  } catch (error) {
    return error instanceof ReadOnlyDatabase ? 'read-only' : 'database-away';
  }
}

/** Uses its own connection to the database of `of`. */
export function openLiveness(of: Pool): Liveness {
  const pool = openSingle(of, { milliseconds: longestMilliseconds, name: 'sheaf-liveness' });
  let asking: Promise<LivenessFault | undefined> | undefined;
  return {
    fault() {
      asking ??= faultOf(pool).finally(() => {
        asking = undefined;
      });
      const { promise, resolve } = Promise.withResolvers<LivenessFault | undefined>();
      const timer = setTimeout(resolve, longestMilliseconds, 'database-away');
      void asking.then(resolve).finally(() => clearTimeout(timer));
      return promise;
    },
    close: () => pool.end(),
  };
}
