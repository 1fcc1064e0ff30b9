import type { Pool, PoolClient } from 'pg';
import { advisoryLocks } from '#platform/database/advisory-locks';
import type { DatabaseEra } from '#platform/database/database-era';
import { DatabaseAway } from '#platform/database/pool';
import { revisions } from '#platform/revisions/revisions.store';

/** A lost history may have given these ids and more; a second that draws this many is not expected. */
const skippedIds = 100_000;

/**
 * Raises every revision and every id above the lost ones: phones read all collections again, and an id is not
 * given twice.
 */
export async function leaveLostDays(owner: Pool | PoolClient, now: Date): Promise<void> {
  await revisions.leaveLostDays(owner, now);
  await owner.query(
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, start_value) + $1)
     from pg_sequences where schemaname = 'public' and coalesce(last_value, start_value) + $1 < max_value`,
    [skippedIds],
  );
}

interface StoredEra {
  identifier: string;
  timeline: number;
}

const read = async (client: PoolClient): Promise<StoredEra | undefined> =>
  (await client.query<StoredEra>('select identifier, timeline from sheaf.database_era')).rows[0];

const store = (client: PoolClient, { identifier, timeline }: DatabaseEra, now: Date): Promise<unknown> =>
  client.query(
    `insert into sheaf.database_era (identifier, timeline, began_at) values ($1, $2, $3)
     on conflict (only_row) do update set identifier = $1, timeline = $2, began_at = $3`,
    [identifier, timeline, now],
  );

/**
 * Enters a history in one process at a time; `arrive` runs before the others continue. Returns whether it was
 * entered now.
 * @throws DatabaseAway for a former timeline.
 */
export async function enterEra(
  owner: Pool,
  era: DatabaseEra,
  { now, arrive }: { now: Date; arrive: () => Promise<void> },
): Promise<boolean> {
  const client = await owner.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.era]);
    const known = await read(client);
    if (known?.identifier === era.identifier) {
      if (known.timeline === era.timeline) return false;
      if (known.timeline > era.timeline) throw new DatabaseAway('a former timeline of the database');
    }
    // Reads must not wait for a standby that the former primary lost.
    await client.query('begin; set local synchronous_commit = local');
    if (known) await leaveLostDays(client, now);
    await store(client, era, now);
    await client.query('commit');
    if (known) await arrive();
    return known !== undefined;
  } finally {
    // The end of the connection releases the lock, also after a failure.
    client.release(true);
  }
}
