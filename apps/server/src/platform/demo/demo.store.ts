import type { PoolClient } from 'pg';

const lockNumber = 7_433_324;

/** One process at a time, until its transaction ends. */
export async function lockDemo(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [lockNumber]);
}
