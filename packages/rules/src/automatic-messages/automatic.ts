/** Messages that are sent by themselves: when, and what a month of them costs. Instants are milliseconds since 1970. */
import { Temporal } from 'temporal-polyfill';
import { cartReminders } from '../carts/reminders.ts';
import { dutyReminders } from '../duties/reminders.ts';
import { responsibilityReminders } from '../meetings/responsibilities/reminders.ts';
import { centsPerPart } from '../messaging/messages/plan-sending.ts';
import type { ReminderKind } from '../notifications/reminder-kind.ts';
import { reportReminders } from '../reports/reminders.ts';
import { serviceReminders } from '../service/reminders.ts';
import { addressReminders } from '../territory/addresses/reminders.ts';
import { mapReminders } from '../territory/maps/reminders.ts';

/** The domains say what they remind of, and register on the server whom. */
const reminders = {
  ...mapReminders,
  ...addressReminders,
  ...dutyReminders,
  ...responsibilityReminders,
  ...cartReminders,
  ...serviceReminders,
  ...reportReminders,
};

const hourMilliseconds = 3_600_000;

export type AutomaticKind = keyof typeof reminders;
export const automaticKinds = Object.keys(reminders) as AutomaticKind[];

/** The kinds that one switch of the settings counts together. */
export const kindsOfModule = (module: ReminderKind['module']): AutomaticKind[] =>
  automaticKinds.filter((kind) => reminders[kind].module === module);

export const isWaking = (kind: AutomaticKind, zone: string, now: number): boolean => {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  const [from, to] = reminders[kind].waking;
  return hour >= from && hour < to;
};

/** Afterwards nobody is disturbed any more on this day. */
export const isLastWakingHour = (kind: AutomaticKind, zone: string, now: number): boolean =>
  isWaking(kind, zone, now) && !isWaking(kind, zone, now + hourMilliseconds);

/**
 * What is held back now is not told by itself any more: tomorrow would be too late, or what it tells of begins before anything is
 * told again.
 */
export const isLastChance = (
  kind: AutomaticKind,
  { zone, now, lastDay, over }: { zone: string; now: number; lastDay: boolean; over: number | undefined },
): boolean =>
  (lastDay && isLastWakingHour(kind, zone, now)) || (over !== undefined && now + hourMilliseconds >= over);

/** Monday of the week of a date, `YYYY-MM-DD`: a reminder comes once a week. */
export function weekOf(date: string): string {
  const day = Temporal.PlainDate.from(date);
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
}

export const statKinds = ['invites', 'manual', ...automaticKinds] as const;
export type StatKind = (typeof statKinds)[number];

const segmentsOf = (kind: StatKind): number => {
  if (kind === 'manual') return 1;
  return kind === 'invites' ? 2 : reminders[kind].segments;
};

/** MSG-R3: cents a month for so many messages. */
export const estimateCents = (kind: StatKind, messages: number): number =>
  messages * centsPerPart * segmentsOf(kind);
