import { daysBefore, type ExpiredRows } from '#platform/retention-source';

/** What the phone told is known for 30 days, so that it is not heard twice. */
export const removeExpiredEvents: ExpiredRows = async (owner, now) => {
  await owner.query('delete from sms_events where heard_at < $1', [daysBefore(now, 30)]);
};
