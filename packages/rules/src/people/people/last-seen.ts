/**
 * Groups people by their last visit to the app (USERS-O7). Dates are `YYYY-MM-DD` in the congregation's time
 * zone.
 */

/** Most recent first; each group excludes the previous ones. */
export const seenGroups = ['today', 'week', 'month', 'longer', 'never'] as const;
export type SeenGroup = (typeof seenGroups)[number];

const weekDays = 7;
const monthDays = 30;
const dayMilliseconds = 86_400_000;

/** Days between two dates; a future date, from a phone with a wrong clock, counts as today. */
export const daysSince = (day: string, today: string): number =>
  Math.max(
    0,
    Math.round((Date.parse(`${today}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / dayMilliseconds),
  );

/** Counts days instead of calendar weeks: on a Monday the current week would be almost empty. */
export function seenGroup(seen: string | null, today: string): SeenGroup {
  if (seen === null) return 'never';
  const days = daysSince(seen, today);
  if (days === 0) return 'today';
  if (days < weekDays) return 'week';
  return days < monthDays ? 'month' : 'longer';
}
