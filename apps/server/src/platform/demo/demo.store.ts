import type { PoolClient } from 'pg';
import { advisoryLocks } from '#platform/database/advisory-locks';

/** One process at a time, until its transaction ends. */
export async function lockDemo(client: PoolClient): Promise<void> {
  // Loading takes as long as it takes, and so does waiting for it.
  await client.query('set local statement_timeout = 0');
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.demo]);
}
