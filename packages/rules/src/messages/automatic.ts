/** Messages that are sent by themselves: when, and what a month of them costs. Instants are milliseconds since 1970. */
import { Temporal } from 'temporal-polyfill';
import { centsPerPart } from './plan-sending.ts';

export const automaticKinds = ['map-assigned', 'map-overdue', 'address-timeout'] as const;
export type AutomaticKind = (typeof automaticKinds)[number];

/** Nobody is disturbed before or after these hours of the congregation. */
const waking = { 'map-assigned': [8, 21], 'map-overdue': [10, 20], 'address-timeout': [10, 20] } as const;

export const isWaking = (kind: AutomaticKind, zone: string, now: number): boolean => {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  const [from, to] = waking[kind];
  return hour >= from && hour < to;
};

/** Monday of the week of a date, `YYYY-MM-DD`: a reminder comes once a week. */
export function weekOf(date: string): string {
  const day = Temporal.PlainDate.from(date);
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
}

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

export const statKinds = ['invites', 'manual', ...automaticKinds] as const;
export type StatKind = (typeof statKinds)[number];

/** MSG-R3: cents a month for so many messages; an invitation has two parts. */
export const estimateCents = (kind: StatKind, messages: number): number =>
  messages * centsPerPart * (kind === 'invites' ? 2 : 1);
