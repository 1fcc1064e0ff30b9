/** Attendance of a service year, week by week, with averages (REPORTS-O8, REPORTS-R13). */
import { addDays } from '../schedules/calendar-week.ts';
import { serviceYearOf, serviceYearSpan } from '../time/service-year.ts';
import { mondayOf } from '../time/wall-time.ts';
import { monthOf } from './months.ts';

export interface CountedMeeting {
  /** The Monday of its week. */
  week: string;
  type: 'clam' | 'public';
  attendance: number;
}

export interface AttendanceWeek {
  week: string;
  clam: number | null;
  public: number | null;
}

export interface AttendanceAverages {
  clam: number | null;
  public: number | null;
}

export interface AttendanceMonth extends AttendanceAverages {
  month: string;
  weeks: AttendanceWeek[];
}

/** The weeks whose Monday lies in the service year. */
export function weeksOfYear(serviceYear: number): string[] {
  const { from, to } = serviceYearSpan(serviceYear);
  const first = mondayOf(from) < from ? addDays(mondayOf(from), 7) : from;
  const weeks: string[] = [];
  for (let week = first; week <= to; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

/** REPORTS-R13: a whole number; a week without anybody is a week without a meeting. Null where none counts. */
export function averageOf(counts: readonly (number | null)[]): number | null {
  const counted = counts.filter((count) => count !== null && count > 0) as number[];
  if (counted.length === 0) return null;
  return Math.round(counted.reduce((sum, count) => sum + count, 0) / counted.length);
}

export const averagesOf = (weeks: readonly AttendanceWeek[]): AttendanceAverages => ({
  clam: averageOf(weeks.map(({ clam }) => clam)),
  public: averageOf(weeks.map((week) => week.public)),
});

/** Of the weeks whose Monday lies in a month. */
export function averagesOfMonth(counted: readonly CountedMeeting[], month: string): AttendanceAverages {
  const own = counted.filter(({ week }) => monthOf(week) === month);
  const of = (type: CountedMeeting['type']) =>
    averageOf(own.filter((one) => one.type === type).map(({ attendance }) => attendance));
  return { clam: of('clam'), public: of('public') };
}

/** The months of the year up to today's, the newest first, each with its weeks. */
export function attendanceMonths(
  counted: readonly CountedMeeting[],
  serviceYear: number,
  today: string,
): AttendanceMonth[] {
  const numbers = new Map(counted.map(({ week, type, attendance }) => [`${type} ${week}`, attendance]));
  const weeks = weeksOfYear(serviceYear)
    .filter((week) => week <= today)
    .reverse()
    .map((week) => ({
      week,
      clam: numbers.get(`clam ${week}`) ?? null,
      public: numbers.get(`public ${week}`) ?? null,
    }));
  const months = Map.groupBy(weeks, ({ week }) => monthOf(week));
  return [...months].map(([month, own]) => ({ month, weeks: own, ...averagesOf(own) }));
}

/** The service years that can be looked at: from the first number to the present one, the newest first. */
export function attendanceYears(counted: readonly Pick<CountedMeeting, 'week'>[], today: string): number[] {
  const now = serviceYearOf(today);
  const first = Math.min(now, ...counted.map(({ week }) => serviceYearOf(week)));
  return Array.from({ length: now - first + 1 }, (_, back) => now - back);
}
