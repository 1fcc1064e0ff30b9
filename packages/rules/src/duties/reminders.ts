/** When people are reminded of what they have to do at a meeting; every duty once at each of two moments (MSG-R22). */
import type { ReminderKinds } from '../messages/reminder-kind.ts';
import { dayNumberOf } from '../time/day-number.ts';

export const dutyReminders = {
  'duty-evening': { module: 'duties', waking: [17, 20], segments: 2 },
  'duty-week': { module: 'duties', waking: [17, 20], segments: 2 },
} as const satisfies ReminderKinds;

export type DutyReminderKind = keyof typeof dutyReminders;

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
  /** Of the meeting, `YYYY-MM-DD`. */
  date: string;
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

/** What a person has at one meeting together. */
function byPersonAndMeeting(duties: readonly DutyAhead[]) {
  const held = duties.flatMap((duty) =>
    duty.personId === null || duty.cancelled ? [] : [{ ...duty, personId: duty.personId }],
  );
  return [
    ...Map.groupBy(held, ({ personId, meetingId, date }) => `${personId} ${meetingId} ${date}`).values(),
  ];
}

/** @param told effects of earlier reminders; a duty that one of them names is left out. */
export function dueDutyReminders(
  kind: DutyReminderKind,
  duties: readonly DutyAhead[],
  { today, told }: { today: string; told: readonly string[] },
): DutyReminder[] {
  const { most, fewest } = daysAhead[kind];
  const before = new Set(told.flatMap(singlyTold));
  const due = duties.filter(({ id, personId, date }) => {
    const days = dayNumberOf(date) - dayNumberOf(today);
    return (
      days <= most &&
      days >= fewest &&
      personId !== null &&
      !before.has(`${about(kind, date, personId)}:${id}`)
    );
  });
  return byPersonAndMeeting(due).map((together) => {
    const { personId, meetingId, date } = together[0]!;
    const dutyIds = together.map(({ id }) => id);
    return {
      personId,
      meetingId,
      date,
      dutyIds,
      effect: `${about(kind, date, personId)}:${dutyIds.join('+')}`,
      lastDay: dayNumberOf(date) - dayNumberOf(today) === fewest,
    };
  });
}

/** How many reminders of a kind there are for these duties: what a month is estimated from. */
export const countDutyReminders = (duties: readonly DutyAhead[]): number => byPersonAndMeeting(duties).length;
