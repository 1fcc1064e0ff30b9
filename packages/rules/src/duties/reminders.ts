/** When people are reminded of what they have to do at a meeting; every duty once at each of two moments (MSG-R22). */
import type { ReminderKinds } from '../notifications/reminder-kind.ts';
import { isMomentDue, type ReminderMoment, type ReminderState } from '../notifications/reminder-moment.ts';
import { dateOfDay, dayNumberOf } from '../time/day-number.ts';
import { todayIn } from '../time/today-in.ts';
import { instantOfWallTime } from '../time/wall-time.ts';

/** They go in the evening; what was missed then goes from the morning on (MSG-R23). */
export const dutyReminders = {
  'duty-evening': { module: 'duties', waking: [8, 20], segments: 2 },
  'duty-week': { module: 'duties', waking: [8, 20], segments: 2 },
} as const satisfies ReminderKinds;

export type DutyReminderKind = keyof typeof dutyReminders;

/** By the clock of the congregation. */
export const evening = { from: '17:00', until: '20:00' };

/** How many days ahead the meeting is, from the most to the fewest; whoever is assigned a day late still hears of it. */
export const daysAhead = {
  'duty-evening': { most: 1, fewest: 1 },
  'duty-week': { most: 7, fewest: 6 },
} as const satisfies Record<DutyReminderKind, { most: number; fewest: number }>;

export interface DutyAhead {
  id: number;
  /** Null while nobody has it. */
  personId: number | null;
  meetingId: number;
  /** Of the meeting, `YYYY-MM-DD`, and its beginning, `HH:MM`. */
  date: string;
  startsAt: string;
  /** An event takes the place of the meeting. */
  cancelled: boolean;
}

export interface DutyReminder {
  personId: number;
  meetingId: number;
  date: string;
  dutyIds: number[];
  /** Names the duties that it tells of, `duty-week:2026-12-02:7:31+34`, so that each is told once. */
  effect: string;
  /** Tomorrow it would be too late to tell of them. */
  lastDay: boolean;
  /** The meeting is on this day already. */
  today: boolean;
  /** When it begins. */
  over: number;
}

const about = (kind: DutyReminderKind, date: string, personId: number): string =>
  `${kind}:${date}:${personId}`;

/** The duties that an effect names, each as the effect of it alone. */
function singlyTold(effect: string): string[] {
  const end = effect.lastIndexOf(':');
  return effect
    .slice(end + 1)
    .split('+')
    .map((id) => `${effect.slice(0, end)}:${id}`);
}

/** Whether a reminder of a duty, whatever its date was then, has this effect. */
export const namesDuty = (effect: string, dutyId: number): boolean =>
  effect
    .slice(effect.lastIndexOf(':') + 1)
    .split('+')
    .includes(String(dutyId));

/** What a person has at one meeting together. */
function byPersonAndMeeting(duties: readonly DutyAhead[]) {
  const held = duties.flatMap((duty) =>
    duty.personId === null || duty.cancelled ? [] : [{ ...duty, personId: duty.personId }],
  );
  return [
    ...Map.groupBy(held, ({ personId, meetingId, date }) => `${personId} ${meetingId} ${date}`).values(),
  ];
}

/** The evenings on which it goes, until the meeting begins. */
function momentsOf(kind: DutyReminderKind, { date, startsAt }: DutyAhead, zone: string): ReminderMoment[] {
  const { most, fewest } = daysAhead[kind];
  const over = instantOfWallTime(date, startsAt, zone);
  return Array.from({ length: most - fewest + 1 }, (_, n) => {
    const day = dateOfDay(dayNumberOf(date) - most + n);
    const [from, until] = [evening.from, evening.until].map((clock) => instantOfWallTime(day, clock, zone));
    return { from: from!, until: until!, over };
  });
}

/** Whoever was told the evening before needs no late reminder of the week before. */
const tellersOf = (kind: DutyReminderKind, daysLeft: number): DutyReminderKind[] =>
  daysLeft <= daysAhead['duty-evening'].most ? [kind, 'duty-evening'] : [kind];

interface ReminderFacts extends ReminderState {
  zone: string;
  /** Effects of earlier reminders of both kinds; a duty that one of them names is left out. */
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

/** How many reminders of a kind there are for these duties: what a month is estimated from. */
export const countDutyReminders = (duties: readonly DutyAhead[]): number => byPersonAndMeeting(duties).length;
