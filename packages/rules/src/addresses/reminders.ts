/** What people are reminded of about the addresses they keep. Instants are milliseconds since 1970. */
import { Temporal } from 'temporal-polyfill';
import type { ReminderKinds } from '../messages/reminder-kind.ts';

export const addressReminders = {
  'address-timeout': { module: 'maps', waking: [10, 20] },
} as const satisfies ReminderKinds;

/** Days before addresses go back that their holder is told. */
export const warningDays = 3;

/** The date in the zone on which something kept since `keptAt` goes back. */
export const goesBackOn = (keptAt: number, timeoutDays: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(keptAt)
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .add({ days: timeoutDays })
    .toString();

/** Told from three days before until the day itself; 0 days keeps addresses for ever. */
export function warnsOf(goesBack: string, timeoutDays: number, today: string): boolean {
  if (timeoutDays <= 0) return false;
  const days = Temporal.PlainDate.from(today).until(goesBack, { largestUnit: 'days' }).days;
  return days >= 0 && days <= warningDays;
}
