/** Removes times that ended, and withdrawn qualifications. */
import { daysBefore, type ExpiredRows } from '#platform/retention-source';

/** Past days away stay in their list for the same period. */
const keptDays = 366;

export const removeEndedTimes: ExpiredRows = async (owner, now) => {
  const before = daysBefore(now, keptDays);
  await owner.query('delete from unavailable_times where ends_on < $1::date', [before]);
  await owner.query('delete from qualified_since where ended_on < $1::date', [before]);
};
