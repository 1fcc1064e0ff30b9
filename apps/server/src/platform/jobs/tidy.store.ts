import type { Pool } from 'pg';
import { dropOldKeys, makeMonths } from '#platform/database/months.store';
import { daysBefore, type ExpiredRows } from '#platform/retention-source';

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
