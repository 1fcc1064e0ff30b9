/** Clock times of a meeting that continue after midnight: `24:10` is ten minutes into the next day. */
import { minutesOf } from './clock-time.ts';
import { dateOfDay, dayNumberOf } from './day-number.ts';

/** Wall time `2026-11-25T19:16` of a meeting date and a clock time. */
export function wallTimeAt(date: string, clock: string): string {
  const minutes = minutesOf(clock);
  if (minutes < 24 * 60) return `${date}T${clock}`;
  const hour = String(Math.floor(minutes / 60) - 24).padStart(2, '0');
  return `${dateOfDay(dayNumberOf(date) + 1)}T${hour}${clock.slice(2)}`;
}
