/**
 * Decides when a person is notified that an iPhone without the installed app may lose what it stores (AUTH-R24).
 * Instants are milliseconds since 1970.
 */
import { Temporal } from 'temporal-polyfill';

/** Safari deletes the storage of a site that was not visited on seven days of its use. */
export const storageDays = 7;
/** Days since the last visit from which the person is notified. */
export const tellAfterDays = 5;
/** A duty within these days is near. */
const nearDays = 14;

/** Sending hours, [first, end), local time of the congregation. */
const waking = [10, 20] as const;

const dayMilliseconds = 86_400_000;

export function isStorageHour(zone: string, now: number): boolean {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  return hour >= waking[0] && hour < waking[1];
}

export const isStorageEnding = (lastVisit: number, now: number): boolean => {
  const days = (now - lastVisit) / dayMilliseconds;
  return days >= tellAfterDays && days < storageDays;
};

/** Facts that the server has; it does not know whether something waits on the phone. */
export interface StorageFacts {
  lastVisit: number;
  /** Date of the next duty; null without one. */
  nextDuty: string | null;
  today: string;
  holdsMap: boolean;
}

/** Only people with a duty ahead, or with a map or addresses that they may have worked offline. */
export function tellsOfStorage({ lastVisit, nextDuty, today, holdsMap }: StorageFacts, now: number): boolean {
  const near =
    nextDuty !== null &&
    Temporal.PlainDate.from(today).until(nextDuty, { largestUnit: 'days' }).days <= nearDays;
  return isStorageEnding(lastVisit, now) && (holdsMap || near);
}

/** Last local date on which a visit is surely early enough. */
export const storageLastDay = (lastVisit: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(lastVisit)
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .add({ days: storageDays - 1 })
    .toString();

/** Idempotency key: one message for each time that a device was not opened. */
export const storageEffect = (sessionId: number, lastVisit: number): string =>
  `phone-storage:${sessionId}:${lastVisit}`;
