/** Reminders of meeting duties: each duty once at each of two moments (MSG-R22). */
import { groupBy } from '../group-by.ts';
import type { ReminderKinds } from '../notifications/reminder-kind.ts';
import { isMomentDue, type ReminderMoment, type ReminderState } from '../notifications/reminder-moment.ts';
import { dateOfDay, dayNumberOf } from '../time/day-number.ts';
import { todayIn } from '../time/today-in.ts';
import { instantOfWallTime } from '../time/wall-time.ts';

/** Sent in the evening; a missed reminder is sent from the morning on (MSG-R23). */
export const dutyReminders = {
  'duty-evening': { module: 'duties', waking: [8, 20], segments: 2 },
  'duty-week': { module: 'duties', waking: [8, 20], segments: 2 },
} as const satisfies ReminderKinds;

export type DutyReminderKind = keyof typeof dutyReminders;

/** Local time of the congregation. */
export const evening = { from: '17:00', until: '20:00' };

/** Days before the meeting; the range lets a duty that was assigned one day late still be included. */
export const daysAhead = {
  'duty-evening': { most: 1, fewest: 1 },
  'duty-week': { most: 7, fewest: 6 },
} as const satisfies Record<DutyReminderKind, { most: number; fewest: number }>;

export interface DutyAhead {
  id: number;
  /** Null while vacant. */
  personId: number | null;
  meetingId: number;
  /** Date `YYYY-MM-DD` and start `HH:MM` of the meeting. */
  date: string;
  startsAt: string;
  /** An event replaces the meeting. */
  cancelled: boolean;
}

export interface DutyReminder {
  personId: number;
  meetingId: number;
  date: string;
  dutyIds: number[];
  /** Idempotency key that names the included duties, `duty-week:2026-12-02:7:31+34`. */
  effect: string;
  /** Last day on which this reminder can be sent. */
  lastDay: boolean;
  /** The meeting is today. */
  today: boolean;
  /** Start of the meeting, milliseconds since 1970. */
  over: number;
}

const about = (kind: DutyReminderKind, date: string, personId: number): string =>
  `${kind}:${date}:${personId}`;

/** Splits an effect into one effect per duty. */
function singlyTold(effect: string): string[] {
  const end = effect.lastIndexOf(':');
  return effect
    .slice(end + 1)
    .split('+')
    .map((id) => `${effect.slice(0, end)}:${id}`);
}

/** Whether the effect includes the duty, at any date. */
export const namesDuty = (effect: string, dutyId: number): boolean =>
  effect
    .slice(effect.lastIndexOf(':') + 1)
    .split('+')
    .includes(String(dutyId));

/** Groups assigned duties of meetings that are not cancelled. */
function byPersonAndMeeting(duties: readonly DutyAhead[]) {
  const held = duties.flatMap((duty) =>
    duty.personId === null || duty.cancelled ? [] : [{ ...duty, personId: duty.personId }],
  );
  return [...groupBy(held, ({ personId, meetingId, date }) => `${personId} ${meetingId} ${date}`).values()];
}

/** Evenings on which the reminder is due; it expires when the meeting begins. */
function momentsOf(kind: DutyReminderKind, { date, startsAt }: DutyAhead, zone: string): ReminderMoment[] {
  const { most, fewest } = daysAhead[kind];
  const over = instantOfWallTime(date, startsAt, zone);
  return Array.from({ length: most - fewest + 1 }, (_, n) => {
    const day = dateOfDay(dayNumberOf(date) - most + n);
    const [from, until] = [evening.from, evening.until].map((clock) => instantOfWallTime(day, clock, zone));
    return { from: from!, until: until!, over };
  });
}

/** Kinds that make a reminder unnecessary: after the evening reminder no late week reminder is sent. */
const tellersOf = (kind: DutyReminderKind, daysLeft: number): DutyReminderKind[] =>
  daysLeft <= daysAhead['duty-evening'].most ? [kind, 'duty-evening'] : [kind];

interface ReminderFacts extends ReminderState {
  zone: string;
  /** Effects of earlier reminders of both kinds; their duties are left out. */
  told: readonly string[];
}

export function dueDutyReminders(
  kind: DutyReminderKind,
  duties: readonly DutyAhead[],
  { zone, told, ...state }: ReminderFacts,
): DutyReminder[] {
  const { fewest } = daysAhead[kind];
  const today = todayIn(zone, state.now);
  const daysUntil = (date: string): number => dayNumberOf(date) - dayNumberOf(today);
  const before = new Set(told.flatMap(singlyTold));
  const isTold = ({ id, date }: DutyAhead, personId: number): boolean =>
    tellersOf(kind, daysUntil(date)).some((one) => before.has(`${about(one, date, personId)}:${id}`));
  const due = duties.filter(
    (duty) =>
      duty.personId !== null &&
      !isTold(duty, duty.personId) &&
      momentsOf(kind, duty, zone).some((moment) => isMomentDue(moment, state)),
  );
  return byPersonAndMeeting(due).map((together) => {
    const { personId, meetingId, date, startsAt } = together[0]!;
    const dutyIds = together.map(({ id }) => id);
    return {
      personId,
      meetingId,
      date,
      dutyIds,
      effect: `${about(kind, date, personId)}:${dutyIds.join('+')}`,
      lastDay: daysUntil(date) === fewest || date === today,
      today: date === today,
      over: instantOfWallTime(date, startsAt, zone),
    };
  });
}

/** Number of reminders for these duties, for the monthly estimate. */
export const countDutyReminders = (duties: readonly DutyAhead[]): number => byPersonAndMeeting(duties).length;
