/** Dates of the demo congregation: for half of each day its calendar is a day ahead of UTC. */

/** `YYYY-MM-DD`. */
const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Hobart' }).format(new Date());

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const dayAhead = (days: number): string => dayAfter(today(), days);

/** The Monday so many weeks after this week's. */
export const mondayAhead = (weeks: number): string => dayAhead(weeks * 7 - ((weekdayOf(today()) + 6) % 7));

/** The Sunday so many weeks after the next one; the next one is never today. */
export const sundayAhead = (weeks: number): string => dayAhead(7 - weekdayOf(today()) + weeks * 7);
