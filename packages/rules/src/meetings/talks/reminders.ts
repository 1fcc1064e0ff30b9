/** Automatic reminders of speakers, at the same two moments as duty reminders (MSG-R22). */
import { type DutyReminderKind, daysAhead, evening } from '../../duties/reminders.ts';
import { dayNumberOf } from '../../time/day-number.ts';
import { wallTimeIn } from '../../time/wall-time.ts';
import { confirmations } from './request.ts';

export interface TalkAhead {
  /** Local date of the host congregation, `2026-12-13`. */
  date: string;
  confirmed: number;
  isCancelled: boolean;
  /** A speaker of an own meeting is reminded with all other duties. */
  isOwnMeeting: boolean;
  /** Own speaker with a talk elsewhere. */
  isPerson: boolean;
  /** Date of the last question by e-mail or SMS in the congregation's time zone; null if never asked. */
  askedOn: string | null;
}

/** Evening hours only: a late mail is of no use to a visitor who has to travel. */
export function isReminderHour(zone: string, now: number): boolean {
  const clock = wallTimeIn(zone, now).slice(11, 16);
  return clock >= evening.from && clock < evening.until;
}

/** Minimum days between a question and its automatic repetition. */
export const daysToAnswer = { 'duty-week': 3, 'duty-evening': 1 } as const satisfies Record<
  DutyReminderKind,
  number
>;

/**
 * `ask` repeats the question with a new link, `tell` states date, time and talk. Null for a speaker who
 * declined, or a visitor who was never asked through the app.
 */
export function speakerReminder(
  kind: DutyReminderKind,
  talk: TalkAhead,
  today: string,
): 'ask' | 'tell' | null {
  const { most, fewest } = daysAhead[kind];
  const days = dayNumberOf(talk.date) - dayNumberOf(today);
  if (days > most || days < fewest || talk.isCancelled || talk.isOwnMeeting) return null;
  const state = confirmations.decode(talk.confirmed);
  if (state === 'declined' || (talk.askedOn === null && !talk.isPerson)) return null;
  if (state === 'confirmed') return 'tell';
  if (talk.askedOn === null) return 'tell';
  return dayNumberOf(today) - dayNumberOf(talk.askedOn) >= daysToAnswer[kind] ? 'ask' : null;
}
