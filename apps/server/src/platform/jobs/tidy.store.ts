import type { Pool } from 'pg';
import { daysBefore, type ExpiredRows } from '#platform/retention-source';

/** Removes what has served its time: stored answers after 30 days, what jobs did after 90, and what each domain says of its own tables. */
export async function tidy(owner: Pool, now: Date, expired: readonly ExpiredRows[]): Promise<void> {
  await owner.query('delete from idempotency_keys where created_at < $1', [daysBefore(now, 30)]);
  await owner.query('delete from job_runs where ran_at < $1', [daysBefore(now, 90)]);
  for (const remove of expired) await remove(owner, now);
}
