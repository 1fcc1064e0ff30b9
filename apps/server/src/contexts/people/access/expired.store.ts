import { daysBefore, type ExpiredRows } from '#platform/retention-source';

/**
 * Removes links and tickets 30 days after their end, ended and unused sessions after 180, counted attempts
 * and pauses when they expire.
 */
export const removeExpiredAccess: ExpiredRows = async (owner, now) => {
  await owner.query('delete from sign_in_links where expires_at < $1', [daysBefore(now, 30)]);
  await owner.query('delete from report_tickets where expires_at < $1', [daysBefore(now, 30)]);
  await owner.query('delete from sheaf.stranger_attempts where expires_at < $1', [now]);
  await owner.query('delete from sheaf.stranger_pauses where expires_at < $1', [now]);
  await owner.query('delete from sessions where coalesce(ended_at, last_used_at) < $1', [
    daysBefore(now, 180),
  ]);
};
