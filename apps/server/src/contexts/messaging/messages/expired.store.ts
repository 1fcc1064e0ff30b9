import { daysBefore, type ExpiredRows } from '#platform/retention-source';

/** Removes event ids of the own phone after 30 days; until then they prevent double processing. */
export const removeExpiredEvents: ExpiredRows = async (owner, now) => {
  await owner.query('delete from sms_events where heard_at < $1', [daysBefore(now, 30)]);
};
