/** What people are reminded of about the addresses they keep. Instants are milliseconds since 1970. */
import { Temporal } from 'temporal-polyfill';
import type { ReminderKinds } from '../../notifications/reminder-kind.ts';

export const addressReminders = {
  'address-timeout': { module: 'maps', waking: [10, 20], segments: 1 },
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

export interface KeptAddress {
  personId: number;
  /** Milliseconds since 1970. */
  keptAt: number;
}

export interface ReturnReminder {
  personId: number;
  date: string;
  count: number;
  /** Names what it tells of, so that it is told once. */
  effect: string;
}

/** One for all addresses of a person that go back on the same day, in the order in which they are given. */
export function addressesGoingBack(
  kept: readonly KeptAddress[],
  { timeoutDays, zone }: { timeoutDays: number; zone: string },
): ReturnReminder[] {
  const together = new Map<string, ReturnReminder>();
  for (const { personId, keptAt } of kept) {
    const date = goesBackOn(keptAt, timeoutDays, zone);
    const effect = `address-timeout:${personId}:${date}`;
    together.set(effect, { personId, date, effect, count: (together.get(effect)?.count ?? 0) + 1 });
  }
  return [...together.values()];
}
