/**
 * Monthly partitions of append-only tables (journal, its changes, stored answers), which are dropped month by
 * month (docs/decisions, history).
 */
import type { Pool, PoolClient } from 'pg';

/** Enough to survive a job that fails for weeks. */
const monthsAhead = 2;

/** Creates missing partitions of this month, the next ones and `before` past months. */
export async function makeMonths(owner: Pool | PoolClient, before = 0): Promise<number> {
  const { rows } = await owner.query<{ made: number }>(
    `select sheaf.make_months(now() - make_interval(months => $1), now() + make_interval(months => $2)) as made`,
    [before, monthsAhead],
  );
  return rows[0]!.made;
}

/** Drops stored answers of months that ended before an instant; returns the number of tables. */
export async function dropOldKeys(owner: Pool, before: Date): Promise<number> {
  const { rows } = await owner.query<{ dropped: number }>('select sheaf.drop_old_keys($1) as dropped', [
    before,
  ]);
  return rows[0]!.dropped;
}
