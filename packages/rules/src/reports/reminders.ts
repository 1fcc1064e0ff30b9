/**
 * Reminders of missing reports: days and months (MSG-O3). Dates are `2026-11-05`, months their first days.
 */
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

/** Month that is automatically reminded of on this day; null on other days. */
export const remindedMonth = (today: string): string | null =>
  reminderDays.includes(Number(today.slice(8, 10))) ? lastMonth(today) : null;

/**
 * Returns the due reminder: on its day, or later in the same month if it was missed (MSG-R23). `day` is the
 * nominal day.
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

/** Whether the person was reminded of the month on or after this day, automatically or by hand. */
export function isRemindedSince(
  told: readonly string[],
  { month, personId, day }: { month: string; personId: number; day: string },
): boolean {
  const about = reminderEffect(month, personId, '');
  return told.some((effect) => effect.startsWith(about) && effect.slice(about.length) >= day);
}

/** Idempotency key of a reminder, shared by automatic and manual ones: one per person and day. */
export const reminderEffect = (month: string, personId: number, today: string): string =>
  `report-missing:${month}:${personId}:${today}`;

/** Permits past months within the reporting window of publishers. */
export function decideRemind(
  month: string,
  today: string,
): Decision<null, 'month-not-over' | 'month-too-old'> {
  if (month > lastMonth(today)) return refuse('month-not-over');
  return monthsBetween(month, monthOf(today)) > ownWindow ? refuse('month-too-old') : allow(null);
}

/** Estimated reminders per month: nearly all publishers on the first day, late ones on the second. */
export const countReminders = (reporting: number, late: number): number => reporting + late;
