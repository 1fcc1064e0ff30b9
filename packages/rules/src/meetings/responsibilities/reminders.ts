/** Reminders of meeting responsibilities (ATTEND-R6, ATTEND-O4). */
import { Temporal } from 'temporal-polyfill';
import type { ReminderKinds } from '../../notifications/reminder-kind.ts';
import { isMomentDue, type ReminderState } from '../../notifications/reminder-moment.ts';
import { instantOfWallTime } from '../../time/wall-time.ts';
import type { NameOf } from '../../wire-code.ts';
import type { reminderTimings } from './settings.ts';

export const responsibilityReminders = {
  'attendant-duty': { module: 'attendants', waking: [8, 21], segments: 1 },
} as const satisfies ReminderKinds;

export type ReminderMoment = 'two-days' | 'half-day';

const hourMilliseconds = 3_600_000;
const hoursBefore = { 'two-days': 48, 'half-day': 12 } as const satisfies Record<ReminderMoment, number>;
/**
 * Hours without disturbance are outside this range; reminders that fall into the night are sent on the
 * evening before.
 */
const [morning, evening] = [8, 19];

export const momentsOf = (timing: NameOf<typeof reminderTimings>): ReminderMoment[] =>
  timing === 'both' ? ['two-days', 'half-day'] : [timing];

/** Estimated cost of a month in cents (MSG-R4). */
export const responsibilityEstimate = (timing: NameOf<typeof reminderTimings>): number =>
  momentsOf(timing).length * 400;

interface DutyTime {
  /** `YYYY-MM-DD` and `HH:MM`, local time of the congregation. */
  date: string;
  startsAt: string;
}

/** Start of the sending window, milliseconds since 1970. */
export function remindedFrom(moment: ReminderMoment, { date, startsAt }: DutyTime, zone: string): number {
  const at = instantOfWallTime(date, startsAt, zone) - hoursBefore[moment] * hourMilliseconds;
  const there = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  if (there.hour >= morning && there.hour < evening) return at;
  const day = there.hour < morning ? there.subtract({ days: 1 }) : there;
  return day.with({ hour: evening, minute: 0, second: 0, millisecond: 0 }).epochMilliseconds;
}

/** Due until the next moment or the start of the meeting; a missed one is sent until the start (MSG-R23). */
export function isReminderDue(
  moment: ReminderMoment,
  duty: DutyTime,
  zone: string,
  state: ReminderState,
): boolean {
  const over = instantOfWallTime(duty.date, duty.startsAt, zone);
  const until = moment === 'two-days' ? remindedFrom('half-day', duty, zone) : over;
  return isMomentDue({ from: remindedFrom(moment, duty, zone), until, over }, state);
}

/** Returns the latest due moment of those configured; it contains all information of an earlier one. */
export const dueMoment = (
  moments: readonly ReminderMoment[],
  duty: DutyTime,
  zone: string,
  state: ReminderState,
): ReminderMoment | undefined => moments.findLast((moment) => isReminderDue(moment, duty, zone, state));

/** Idempotency key of duty, person and moment: a replacement is reminded too. */
export const responsibilityEffect = (moment: ReminderMoment, dutyId: number, personId: number): string =>
  `attendant-duty:${moment}:${dutyId}:${personId}`;
