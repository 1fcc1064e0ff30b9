/** Sending hours and monthly cost estimate of automatic messages. Instants are milliseconds since 1970. */
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

/** Reminder kinds are declared by the domains; the server registers the recipients. */
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

/** Kinds that belong to one module switch of the settings. */
export const kindsOfModule = (module: ReminderKind['module']): AutomaticKind[] =>
  automaticKinds.filter((kind) => reminders[kind].module === module);

export const isWaking = (kind: AutomaticKind, zone: string, now: number): boolean => {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  const [from, to] = reminders[kind].waking;
  return hour >= from && hour < to;
};

/** True in the last sending hour of the day for this kind. */
export const isLastWakingHour = (kind: AutomaticKind, zone: string, now: number): boolean =>
  isWaking(kind, zone, now) && !isWaking(kind, zone, now + hourMilliseconds);

/**
 * Whether a held-back message must be sent in this hour: its last day ends, or its subject begins within the
 * hour (`over`, milliseconds since 1970).
 */
export const isLastChance = (
  kind: AutomaticKind,
  { zone, now, lastDay, over }: { zone: string; now: number; lastDay: boolean; over: number | undefined },
): boolean =>
  (lastDay && isLastWakingHour(kind, zone, now)) || (over !== undefined && now + hourMilliseconds >= over);

/** Returns the Monday of a date's week, `YYYY-MM-DD`; it limits a reminder to one per week. */
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

/** Cents per month for this number of messages (MSG-R3). */
export const estimateCents = (kind: StatKind, messages: number): number =>
  messages * centsPerPart * segmentsOf(kind);
