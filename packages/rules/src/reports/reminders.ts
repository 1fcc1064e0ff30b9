/** When whoever has not reported is reminded, and of which month (MSG-O3). Dates are `2026-11-05`, months their first days. */
import { allow, type Decision, refuse } from '../decision.ts';
import type { ReminderKinds } from '../notifications/reminder-kind.ts';
import { isMissed, type ReminderState } from '../notifications/reminder-moment.ts';
import { todayIn } from '../time/today-in.ts';
import { instantOfWallTime } from '../time/wall-time.ts';
import { dueDay, ownWindow } from './decide-report.ts';
import { lastMonth, monthOf, monthsBetween } from './months.ts';

export const reportReminders = {
  'report-missing': { module: 'reports', waking: [10, 20], segments: 1 },
} as const satisfies ReminderKinds;

const reminderDays: readonly number[] = [1, dueDay];

/** The month whose reports are reminded of by themselves on this day; null on every other day. */
export const remindedMonth = (today: string): string | null =>
  reminderDays.includes(Number(today.slice(8, 10))) ? lastMonth(today) : null;

/**
 * The reminder that is due: on its day, or later in the same month where nobody was told on it (MSG-R23). `day` is the one it names.
 */
export function dueReportReminder(
  zone: string,
  { now, settledUntil }: ReminderState,
): { month: string; day: string } | null {
  const today = todayIn(zone, now);
  const day = reminderDays
    .map((each) => `${today.slice(0, 8)}${String(each).padStart(2, '0')}`)
    .findLast((each) => each <= today);
  if (day === undefined) return null;
  const until = instantOfWallTime(day, `${reportReminders['report-missing'].waking[1]}:00`, zone);
  return day === today || isMissed(until, settledUntil) ? { month: lastMonth(today), day } : null;
}

/** Somebody was reminded of the month on this day or since, by whomever. */
export function isRemindedSince(
  told: readonly string[],
  { month, personId, day }: { month: string; personId: number; day: string },
): boolean {
  const about = reminderEffect(month, personId, '');
  return told.some((effect) => effect.startsWith(about) && effect.slice(about.length) >= day);
}

/** Names the reminder, so that nobody is reminded twice on one day, by whomever. */
export const reminderEffect = (month: string, personId: number, today: string): string =>
  `report-missing:${month}:${personId}:${today}`;

/** Of months that are over, as far back as everybody may report. */
export function decideRemind(
  month: string,
  today: string,
): Decision<null, 'month-not-over' | 'month-too-old'> {
  if (month > lastMonth(today)) return refuse('month-not-over');
  return monthsBetween(month, monthOf(today)) > ownWindow ? refuse('month-too-old') : allow(null);
}

/** How many reminders a month brings: on the first day hardly anybody has reported, on the last one those who come late. */
export const countReminders = (reporting: number, late: number): number => reporting + late;
