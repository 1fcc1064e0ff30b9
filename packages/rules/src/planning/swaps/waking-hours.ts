/** Hours of the day in which people are expected to answer. */
import { addDays } from '../../schedules/calendar-week.ts';
import { dateOf, instantOfWallTime, wallTimeIn } from '../../time/wall-time.ts';

export const waking = { from: '08:00', until: '21:00' } as const;

const hourMilliseconds = 3_600_000;

/** Instant at which so many waking hours have passed. Instants are milliseconds since 1970. */
export function afterWakingHours(now: number, hours: number, zone: string): number {
  let left = hours * hourMilliseconds;
  let at = now;
  for (;;) {
    const day = dateOf(wallTimeIn(zone, at));
    const start = Math.max(at, instantOfWallTime(day, waking.from, zone));
    const end = instantOfWallTime(day, waking.until, zone);
    const length = Math.max(0, end - start);
    if (left <= length) return start + left;
    left -= length;
    at = instantOfWallTime(addDays(day, 1), waking.from, zone);
  }
}
