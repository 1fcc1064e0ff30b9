/** Dates of a rotation. Dates are `YYYY-MM-DD` in the congregation's calendar. */
import { Temporal } from 'temporal-polyfill';

/** ISO: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Occurrence of the weekday within a month. */
export type WeekOfMonth = 1 | 2 | 3 | 4 | 'last';

export interface Rotation {
  every: 'week' | 'month';
  /** With `week`: interval in weeks, counted from `startsOn` instead of the week number. */
  weeks: number;
  weekday: Weekday;
  /** With `month`: occurrence of the weekday. */
  week: WeekOfMonth;
  /** First possible date. */
  startsOn: string;
  /** Last possible date; null without an end. */
  endsOn: string | null;
  /** Skipped dates; they do not move the following ones. */
  skipped: readonly string[];
}

export interface RotationDate {
  date: string;
  skipped: boolean;
}

const later = (one: string, other: string): string => (one > other ? one : other);

const firstOnWeekday = (date: Temporal.PlainDate, weekday: Weekday): Temporal.PlainDate =>
  date.add({ days: (weekday - date.dayOfWeek + 7) % 7 });

function* weekly({ weeks, weekday, startsOn }: Rotation, from: string): Generator<string> {
  const gap = 7 * Math.max(1, Math.trunc(weeks));
  const first = firstOnWeekday(Temporal.PlainDate.from(startsOn), weekday);
  const wanted = Temporal.PlainDate.from(later(from, startsOn));
  const passed = Math.max(0, Math.ceil(first.until(wanted).days / gap));
  for (let date = first.add({ days: passed * gap }); ; date = date.add({ days: gap })) yield date.toString();
}

function dateInMonth(
  month: Temporal.PlainYearMonth,
  weekday: Weekday,
  week: WeekOfMonth,
): Temporal.PlainDate {
  if (week !== 'last') return firstOnWeekday(month.toPlainDate({ day: 1 }), weekday).add({ weeks: week - 1 });
  return firstOnWeekday(month.toPlainDate({ day: month.daysInMonth - 6 }), weekday);
}

function* monthly({ weekday, week, startsOn }: Rotation, from: string): Generator<string> {
  const least = later(from, startsOn);
  for (let month = Temporal.PlainDate.from(least).toPlainYearMonth(); ; month = month.add({ months: 1 })) {
    const date = dateInMonth(month, weekday, week).toString();
    if (date >= least) yield date;
  }
}

/** Infinite if the rotation has no end. */
function* dueFrom(rotation: Rotation, from: string): Generator<RotationDate> {
  const dates = rotation.every === 'week' ? weekly(rotation, from) : monthly(rotation, from);
  for (const date of dates) {
    if (rotation.endsOn !== null && date > rotation.endsOn) return;
    yield { date, skipped: rotation.skipped.includes(date) };
  }
}

/** Ascending, both ends inclusive, including skipped dates. */
export function rotationDates(rotation: Rotation, from: string, to: string): RotationDate[] {
  const dates: RotationDate[] = [];
  for (const due of dueFrom(rotation, from)) {
    if (due.date > to) break;
    dates.push(due);
  }
  return dates;
}

/** Next dates from a date on, including skipped ones; fewer if the rotation ends. */
export function nextRotationDates(rotation: Rotation, from: string, count: number): RotationDate[] {
  const dates: RotationDate[] = [];
  if (count <= 0) return dates;
  for (const due of dueFrom(rotation, from)) {
    dates.push(due);
    if (dates.length >= count) break;
  }
  return dates;
}
