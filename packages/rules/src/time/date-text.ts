/** Parses dates as spreadsheets of several countries write them. */
import { allow, type Decision, refuse } from '../decision.ts';

export type DayOrder = 'day-first' | 'month-first';

const written = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCMonth() === month - 1 && year >= 1900;
  return real ? date.toISOString().slice(0, 10) : null;
};

const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})\b/;

/** Day order of a file, from its unambiguous dates; null if there are none or they disagree. */
export function dayOrderOf(texts: Iterable<string>): DayOrder | null {
  const told = new Set<DayOrder>();
  for (const text of texts) {
    const [, first, second] = slashed.exec(text.trim()) ?? [];
    if (Number(first) > 12) told.add('day-first');
    if (Number(second) > 12) told.add('month-first');
  }
  return told.size === 1 ? [...told][0]! : null;
}

/**
 * Spreadsheet serial number (days since the end of 1899); accepts this century and the last quarter of the
 * previous one.
 */
const fromSerial = (serial: number): string | null =>
  serial >= 27_000 && serial < 80_000
    ? new Date(Date.UTC(1899, 11, 30 + Math.floor(serial))).toISOString().slice(0, 10)
    : null;

function parse(text: string, order: DayOrder | null): string | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? [];
  if (year) return written(Number(year), Number(month), Number(day));
  const [, dotDay, dotMonth, dotYear] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})\b/.exec(text) ?? [];
  if (dotDay) return written(Number(dotYear), Number(dotMonth), Number(dotDay));
  const [, first, second, slashYear] = slashed.exec(text) ?? [];
  if (first) {
    if (order === null && first !== second) return null;
    const [dayPart, monthPart] = order === 'month-first' ? [second, first] : [first, second];
    return written(Number(slashYear), Number(monthPart), Number(dayPart));
  }
  return /^\d{5}(\.\d+)?$/.test(text) ? fromSerial(Number(text)) : null;
}

/** Returns `YYYY-MM-DD`. `03/04/2024` is refused without a day order. `today` is the congregation's date. */
export function readDate(
  text: string,
  order: DayOrder | null,
  today: string,
): Decision<string, 'date-unreadable' | 'date-ahead'> {
  const date = parse(text.trim(), order);
  if (date === null) return refuse('date-unreadable');
  return date > today ? refuse('date-ahead') : allow(date);
}
