/** When people are reminded of their duties beside the programme (ATTEND-R6, ATTEND-O4). */
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
/** Nobody is disturbed at night: what falls into it is told in the evening before. */
const [morning, evening] = [8, 19];

export const momentsOf = (timing: NameOf<typeof reminderTimings>): ReminderMoment[] =>
  timing === 'both' ? ['two-days', 'half-day'] : [timing];

/** MSG-R4: what a month of them is said to cost, in cents. */
export const responsibilityEstimate = (timing: NameOf<typeof reminderTimings>): number =>
  momentsOf(timing).length * 400;

interface DutyTime {
  /** `YYYY-MM-DD` and `HH:MM` by the clock of the congregation. */
  date: string;
  startsAt: string;
}

/** From when on it is told, in milliseconds since 1970. */
export function remindedFrom(moment: ReminderMoment, { date, startsAt }: DutyTime, zone: string): number {
  const at = instantOfWallTime(date, startsAt, zone) - hoursBefore[moment] * hourMilliseconds;
  const there = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  if (there.hour >= morning && there.hour < evening) return at;
  const day = there.hour < morning ? there.subtract({ days: 1 }) : there;
  return day.with({ hour: evening, minute: 0, second: 0, millisecond: 0 }).epochMilliseconds;
}

/** Until the next moment has come, or the meeting begins; what was missed in its moment goes until then too (MSG-R23). */
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

/** Of the moments that a congregation wants, the one that is told now; a later one says all that an earlier one would have. */
export const dueMoment = (
  moments: readonly ReminderMoment[],
  duty: DutyTime,
  zone: string,
  state: ReminderState,
): ReminderMoment | undefined => moments.findLast((moment) => isReminderDue(moment, duty, zone, state));

/** Names the duty, the person who has it and the moment: whoever takes it over is told too. */
export const responsibilityEffect = (moment: ReminderMoment, dutyId: number, personId: number): string =>
  `attendant-duty:${moment}:${dutyId}:${personId}`;
