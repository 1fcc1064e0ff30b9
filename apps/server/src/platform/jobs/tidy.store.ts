import type { Pool } from 'pg';

/** Removes what has served its time: stored answers after 30 days, links and tickets after 30, ended sessions after 180. */
export async function tidy(owner: Pool, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  await owner.query('delete from idempotency_keys where created_at < $1', [before(30)]);
  await owner.query('delete from sign_in_links where expires_at < $1', [before(30)]);
  await owner.query('delete from report_tickets where expires_at < $1', [before(30)]);
  await owner.query('delete from sheaf.stranger_attempts where expires_at < $1', [now]);
  await owner.query('delete from sms_events where heard_at < $1', [before(30)]);
  await owner.query('delete from sessions where coalesce(ended_at, last_used_at) < $1', [before(180)]);
}
