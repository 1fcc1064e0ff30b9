/** USERS-O7: how lately somebody came into the app. Days are calendar dates of the congregation, `YYYY-MM-DD`. */

/** From the latest on; each leaves out whoever stands in one before it. */
export const seenGroups = ['today', 'week', 'month', 'longer', 'never'] as const;
export type SeenGroup = (typeof seenGroups)[number];

const weekDays = 7;
const monthDays = 30;
const dayMilliseconds = 86_400_000;

/** Whole days from one date to another; an instant that a phone with a slow clock thinks to come counts as today. */
export const daysSince = (day: string, today: string): number =>
  Math.max(
    0,
    Math.round((Date.parse(`${today}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / dayMilliseconds),
  );

/** Days and not weeks of the calendar: on a Monday hardly anybody would have been here this week. */
export function seenGroup(seen: string | null, today: string): SeenGroup {
  if (seen === null) return 'never';
  const days = daysSince(seen, today);
  if (days === 0) return 'today';
  if (days < weekDays) return 'week';
  return days < monthDays ? 'month' : 'longer';
}
