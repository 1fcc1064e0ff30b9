/** Links that subscribe a calendar to a feed (USERS-X23). */

export const calendarKinds = ['webcal', 'google', 'outlook'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** @param name Title of the feed in a calendar that does not read it from the feed. */
export function feedSubscriptions(url: string, name: string): Record<CalendarKind, string> {
  const webcal = url.replace(/^https?:/, 'webcal:');
  return {
    webcal,
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(url)}&name=${encodeURIComponent(name)}`,
  };
}
