/** The one connection of a process that hears from the others, beside its pool. */

import type { PoolClient } from 'pg';
import { advisoryLocks } from '#platform/database/advisory-locks';

/** The dedicated connection; its queries go one after another, as the driver wants them. */
export interface Line {
  /** Number of the database's process behind the connection. */
  pid: number;
  ask<Row extends object>(text: string, values: unknown[]): Promise<Row[]>;
}

function lineOver(client: PoolClient, pid: number): Line {
  let last: Promise<unknown> = Promise.resolve();
  return {
    pid,
    ask<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
      const asked = last.then(async () => (await client.query<Row>(text, values)).rows);
      last = asked.catch(() => undefined);
      return asked;
    },
  };
}

/**
 * Holds a shared lock for as long as it listens, by which the other processes know of it. The lock comes after LISTEN and
 * before anything is kept, so whoever does not find it need not wait for this process.
 */
export async function beginListening(client: PoolClient, own: string): Promise<Line> {
  await client.query(
    `set application_name = 'sheaf-listening'; listen sheaf_changes; listen sheaf_confirm; listen ${own}`,
  );
  const { rows } = await client.query<{ pid: number }>(
    'select pg_advisory_lock_shared($1), pg_backend_pid() as pid',
    [advisoryLocks.listeners],
  );
  return lineOver(client, rows[0]!.pid);
}
