/**
 * Weekly attendance of a service year with averages (REPORTS-O8, REPORTS-R13). A count belongs to the date of
 * its meeting.
 */
import { groupBy } from '../group-by.ts';
import { heldOn } from '../meetings/meetings/week-meetings.ts';
import { addDays } from '../schedules/calendar-week.ts';
import { serviceYearOf, serviceYearSpan } from '../time/service-year.ts';
import { mondayOf } from '../time/wall-time.ts';
import { monthOf } from './months.ts';

type MeetingType = 'clam' | 'public';

const types: readonly MeetingType[] = ['clam', 'public'];

export interface CountedMeeting {
  /** Monday of the week. */
  week: string;
  type: MeetingType;
  /** Date of the meeting; decides month and service year. */
  held_on: string;
  attendance: number;
}

export interface AttendanceWeek {
  week: string;
  clam: number | null;
  public: number | null;
}

/**
 * A week within a month: the meetings of the week that are held in this month; the others are in the previous
 * or next one.
 */
export interface AttendanceRow extends AttendanceWeek {
  held: readonly MeetingType[];
}

export interface AttendanceAverages {
  clam: number | null;
  public: number | null;
}

export interface AttendanceMonth extends AttendanceAverages {
  month: string;
  weeks: AttendanceRow[];
}

/** Usual meeting days; 0 is Sunday. */
export interface MeetingDays {
  clam_day: number;
  public_day: number;
}

/** Weeks with a day in the service year. */
export function weeksOfYear(serviceYear: number): string[] {
  const { from, to } = serviceYearSpan(serviceYear);
  const weeks: string[] = [];
  for (let week = mondayOf(from); week <= to; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

/** Rounded average; a count of zero is no meeting. Null if no meeting counts (REPORTS-R13). */
export function averageOf(counts: readonly (number | null)[]): number | null {
  const counted = counts.filter((count) => count !== null && count > 0) as number[];
  if (counted.length === 0) return null;
  return Math.round(counted.reduce((sum, count) => sum + count, 0) / counted.length);
}

export const averagesOf = (weeks: readonly AttendanceRow[]): AttendanceAverages => {
  const of = (type: MeetingType) =>
    averageOf(weeks.filter(({ held }) => held.includes(type)).map((week) => week[type]));
  return { clam: of('clam'), public: of('public') };
};

/** Averages of the meetings held in a month. */
export function averagesOfMonth(counted: readonly CountedMeeting[], month: string): AttendanceAverages {
  const own = counted.filter(({ held_on }) => monthOf(held_on) === month);
  const of = (type: MeetingType) =>
    averageOf(own.filter((one) => one.type === type).map(({ attendance }) => attendance));
  return { clam: of('clam'), public: of('public') };
}

/** Months of the year up to the current one, newest first, each with its weeks. */
export function attendanceMonths(
  counted: readonly CountedMeeting[],
  serviceYear: number,
  today: string,
  days: MeetingDays,
): AttendanceMonth[] {
  const known = new Map(counted.map((one) => [`${one.type} ${one.week}`, one]));
  const numberOf = (type: MeetingType, week: string) => known.get(`${type} ${week}`)?.attendance ?? null;
  const rows = weeksOfYear(serviceYear)
    .filter((week) => week <= today)
    .reverse()
    .flatMap((week) => {
      const monthOfType = (type: MeetingType): string =>
        monthOf(known.get(`${type} ${week}`)?.held_on ?? heldOn(week, days[`${type}_day`]));
      const months = new Set(types.map(monthOfType).sort().reverse());
      return [...months].map((month) => {
        const held = types.filter((type) => monthOfType(type) === month);
        return { month, row: { week, clam: numberOf('clam', week), public: numberOf('public', week), held } };
      });
    })
    .filter(({ month }) => serviceYearOf(month) === serviceYear && month <= today);
  const months = groupBy(rows, ({ month }) => month);
  return [...months].map(([month, own]) => {
    const weeks = own.map(({ row }) => row);
    return { month, weeks, ...averagesOf(weeks) };
  });
}

/** Service years with data: from the first count to the current year, newest first. */
export function attendanceYears(
  counted: readonly Pick<CountedMeeting, 'held_on'>[],
  today: string,
): number[] {
  const now = serviceYearOf(today);
  const first = Math.min(now, ...counted.map(({ held_on }) => serviceYearOf(held_on)));
  return Array.from({ length: now - first + 1 }, (_, back) => now - back);
}
