/** Days away of a manually maintained speaker (SPKR-R13), stored as `2026-12-01/2026-12-05`. */
import { type DaySpan, isAway, wrongInSpan } from '../../people/absences/away.ts';

export const mostAwaySpans = 50;

export const writeSpan = ({ start_date, end_date }: DaySpan): string => `${start_date}/${end_date}`;

export function readSpan(stored: string): DaySpan {
  const [start_date = '', end_date = ''] = stored.split('/');
  return { start_date, end_date };
}

/** Returns the error of the first invalid span; null if all are valid. */
export const wrongInSpans = (spans: readonly DaySpan[]): ReturnType<typeof wrongInSpan> =>
  spans.map(wrongInSpan).find((code) => code !== null) ?? null;

/** Sorted by first day, without duplicates. */
export const storedSpans = (spans: readonly DaySpan[]): string[] => [...new Set(spans.map(writeSpan))].sort();

/** Current and future spans. */
export const spansSince = (stored: readonly string[], today: string): DaySpan[] =>
  stored.map(readSpan).filter(({ end_date }) => end_date >= today);

/** Whether the date is within a span. */
export const isAwayOn = (stored: readonly string[], date: string): boolean =>
  stored.some((span) => isAway(readSpan(span), date));
