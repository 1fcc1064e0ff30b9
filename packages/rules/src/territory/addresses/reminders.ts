/** Reminders about reserved addresses. Instants are milliseconds since 1970. */
import { Temporal } from 'temporal-polyfill';
import type { ReminderKinds } from '../../notifications/reminder-kind.ts';

export const addressReminders = {
  'address-timeout': { module: 'maps', waking: [10, 20], segments: 1 },
} as const satisfies ReminderKinds;

/** Days before the end of a reservation from which its holder is warned. */
export const warningDays = 3;

/** Local date in the time zone on which a reservation made at `keptAt` ends. */
export const goesBackOn = (keptAt: number, timeoutDays: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(keptAt)
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .add({ days: timeoutDays })
    .toString();

/** Warns from three days before until the day itself; 0 days means that reservations have no end. */
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
  /** Key of the warned event, which makes the warning idempotent. */
  effect: string;
}

/** One warning per person and end date, in the order of the addresses. */
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
