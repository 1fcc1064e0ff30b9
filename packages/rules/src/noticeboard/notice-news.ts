/** When people are notified of a notice, and how long it is stored (X-BOARD). Instants are milliseconds since 1970. */
import { clockOf, dateOf, wallTimeIn } from '../time/wall-time.ts';

const waking = { from: '08:00', to: '20:00' } as const;

/** Nobody is notified at night. */
export function isNewsHourOfBoard(zone: string, now: number): boolean {
  const clock = clockOf(wallTimeIn(zone, now));
  return clock >= waking.from && clock < waking.to;
}

export interface UntoldNotice {
  tells: boolean;
  told: boolean;
  from_on: string;
  until_on: string | null;
}

/** At 8:00 of the first day; a notice written later that day, or after a missed run, at the next run. */
export function isTold({ tells, told, from_on, until_on }: UntoldNotice, zone: string, now: number): boolean {
  if (!tells || told || !isNewsHourOfBoard(zone, now)) return false;
  const today = dateOf(wallTimeIn(zone, now));
  return from_on <= today && (until_on === null || until_on >= today);
}

/** Each person receives one notification about a notice, and one reminder a day. */
export const newsOfNotice = (noticeId: number, personId: number): string => `notice:${noticeId}:${personId}`;
export const reminderOfNotice = (noticeId: number, personId: number, today: string): string =>
  `notice-reminder:${noticeId}:${personId}:${today}`;

/** A notice is deleted this long after its last day; one without an end remains until it is removed. */
export const monthsAfterEnd = 24;
