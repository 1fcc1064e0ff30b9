/** Tables of a month: what only grows (journal, its changes, stored answers) is dropped month by month (docs/decisions, history). */
import type { Pool, PoolClient } from 'pg';

/** Long enough that a job that fails for weeks does no harm. */
const monthsAhead = 2;

/** Makes the tables of this month and the next ones, and of `before` months that are over, where they are missing. */
export async function makeMonths(owner: Pool | PoolClient, before = 0): Promise<number> {
  const { rows } = await owner.query<{ made: number }>(
    `select sheaf.make_months(now() - make_interval(months => $1), now() + make_interval(months => $2)) as made`,
    [before, monthsAhead],
  );
  return rows[0]!.made;
}

/** Stored answers of months that are over before an instant; how many tables were dropped. */
export async function dropOldKeys(owner: Pool, before: Date): Promise<number> {
  const { rows } = await owner.query<{ dropped: number }>('select sheaf.drop_old_keys($1) as dropped', [
    before,
  ]);
  return rows[0]!.dropped;
}
