import type { PoolClient } from 'pg';
import { advisoryLocks } from '#platform/database/advisory-locks';

/** Serialises demo loading across processes until the transaction ends. */
export async function lockDemo(client: PoolClient): Promise<void> {
  // Loading, and waiting for it, may take longer than the usual limit.
  await client.query('set local statement_timeout = 0');
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.demo]);
}
