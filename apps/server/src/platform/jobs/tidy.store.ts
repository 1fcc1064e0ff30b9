import type { Pool } from 'pg';
import { dropOldKeys, makeMonths } from '#platform/database/months.store';
import { daysBefore, type ExpiredRows } from '#platform/retention-source';

const mostApart = 3_600_000;

/**
 * The earlier of the clocks of server and database, because rows are removed by it.
 * @throws if they are more than an hour apart: one of them is wrong, and would remove what is not old.
 */
export async function earlierNow(owner: Pool, now: Date): Promise<Date> {
  const { rows } = await owner.query<{ now: Date }>('select clock_timestamp() as now');
  const theirs = rows[0]!.now;
  if (Math.abs(theirs.getTime() - now.getTime()) > mostApart)
    throw new Error(
      `Nothing old is removed: the clock of the server says ${now.toISOString()}, that of the database ${theirs.toISOString()}. Set the wrong one.`,
    );
  return theirs < now ? theirs : now;
}

/**
 * Removes expired rows: stored answers after 30 days by whole months, job results after 90 days, and the
 * expired rows of each domain.
 */
export async function tidy(owner: Pool, now: Date, expired: readonly ExpiredRows[]): Promise<void> {
  await makeMonths(owner);
  await dropOldKeys(owner, daysBefore(now, 30));
  await owner.query('delete from job_runs where ran_at < $1', [daysBefore(now, 90)]);
  for (const remove of expired) await remove(owner, now);
}
