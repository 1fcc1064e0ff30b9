/** The dedicated LISTEN connection of a process. */

import type { PoolClient } from 'pg';
import { advisoryLocks } from '#platform/database/advisory-locks';

/** The dedicated connection; its queries run one after another, as the driver requires. */
export interface Line {
  /** Process id of the database backend. */
  pid: number;
  ask<Row extends object>(text: string, values: unknown[]): Promise<Row[]>;
}

/** The commit does not wait for the disk or a standby, because it stores nothing. */
export const notifyAtOnce = "select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)";

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
 * Holds a shared lock while it listens, by which other processes find it. The lock is taken after LISTEN and
 * before anything is cached, so a process without the lock needs no confirmation.
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
