/** A connection of its own to the database of a pool: neither a full pool nor a silent connection delays it. */
import type { Pool, PoolConfig } from 'pg';
import { openPool } from '#platform/database/pool';
import type { WatchedConfig } from '#platform/database/watched-client';

export interface SingleConnection {
  /** Longest time for the connection and for each answer. */
  milliseconds: number;
  name: string;
}

export function openSingle({ options }: Pool, { milliseconds, name }: SingleConnection): Pool {
  const limits: PoolConfig & WatchedConfig = {
    max: 1,
    connectionTimeoutMillis: milliseconds,
    answerMilliseconds: milliseconds,
    idleTimeoutMillis: 30_000,
    application_name: name,
  };
  // The driver makes the password non-enumerable, so the spread omits it.
  return openPool({ ...options, ...(options.password && { password: options.password }), ...limits });
}
