/** When a speaker is written to again without anybody pressing for it: at the same two moments as everybody who has a duty (MSG-R22). */
import { type DutyReminderKind, daysAhead, evening } from '../../duties/reminders.ts';
import { dayNumberOf } from '../../time/day-number.ts';
import { wallTimeIn } from '../../time/wall-time.ts';
import { confirmations } from './request.ts';

export interface TalkAhead {
  /** By the clock of the congregation where it is given, `2026-12-13`. */
  date: string;
  confirmed: number;
  isCancelled: boolean;
  /** Whoever has a place at a meeting at home is reminded of it with all others. */
  isOwnMeeting: boolean;
  /** One of our own who speaks elsewhere. */
  isPerson: boolean;
  /** When they were asked by mail or SMS last, by the day of the congregation; null where they never were. */
  askedOn: string | null;
}

/** In the evening alone: a mail that came late would tell a visitor nothing that they can still plan by. */
export function isReminderHour(zone: string, now: number): boolean {
  const clock = wallTimeIn(zone, now).slice(11, 16);
  return clock >= evening.from && clock < evening.until;
}

/** Whoever was asked so few days before is not asked again by itself: they have not had the time to answer. */
export const daysToAnswer = { 'duty-week': 3, 'duty-evening': 1 } as const satisfies Record<
  DutyReminderKind,
  number
>;

/**
 * `ask` repeats the question with a new link, `tell` names day, hour and talk. Null where nothing is said: who declined, and a visitor
 * who was never asked through here, hear nothing.
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
