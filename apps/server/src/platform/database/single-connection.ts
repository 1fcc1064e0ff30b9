/** A connection of its own to the database of a pool: neither a full pool nor a silent connection delays it. */
import type { Pool, PoolConfig } from 'pg';
import { openPool } from '#platform/database/pool';
import type { WatchedConfig } from '#platform/database/watched-client';

export interface SingleConnection {
  /** Longest time for the connection and for each answer. */
  milliseconds: number;
  name: string;
}

// The driver makes the password non-enumerable, so the spread omits it.
const placeOf = ({ options }: Pool): PoolConfig & WatchedConfig => ({
  ...options,
  ...(options.password && { password: options.password }),
});

export const openSingle = (of: Pool, { milliseconds, name }: SingleConnection): Pool =>
  openPool({
    ...placeOf(of),
    max: 1,
    connectionTimeoutMillis: milliseconds,
    answerMilliseconds: milliseconds,
    idleTimeoutMillis: 30_000,
    application_name: name,
  });

/** A few connections that do not wait until another history is entered, because they enter it. */
export const openUnverified = (of: Pool): Pool =>
  openPool({ ...placeOf(of), max: 2, verify: undefined, application_name: 'sheaf-era' });
