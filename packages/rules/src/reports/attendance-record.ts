/** Attendance of two service years by month, for form S-88 (X-S1). */
import { averageOf, averagesOfMonth, type CountedMeeting } from './attendance-year.ts';
import { monthOf, monthsOfYear } from './months.ts';

export interface RecordedMonth {
  month: string;
  /** Meetings with a count above zero. */
  meetings: number;
  total: number;
  average: number | null;
}

export interface RecordedYear {
  serviceYear: number;
  months: RecordedMonth[];
  /** Average over the meetings of the year, not over its months (REPORTS-R13). */
  average: number | null;
}

/** Returns the previous year first, as on the form. */
export function attendanceRecord(
  counted: readonly CountedMeeting[],
  type: CountedMeeting['type'],
  serviceYear: number,
): RecordedYear[] {
  const own = counted.filter((one) => one.type === type && one.attendance > 0);
  return [serviceYear - 1, serviceYear].map((year) => {
    const months = monthsOfYear(year).map((month) => {
      const meetings = own.filter(({ held_on }) => monthOf(held_on) === month);
      return {
        month,
        meetings: meetings.length,
        total: meetings.reduce((sum, { attendance }) => sum + attendance, 0),
        average: averagesOfMonth(meetings, month)[type],
      };
    });
    const inYear = own.filter(({ held_on }) => months.some(({ month }) => month === monthOf(held_on)));
    return { serviceYear: year, months, average: averageOf(inYear.map(({ attendance }) => attendance)) };
  });
}
