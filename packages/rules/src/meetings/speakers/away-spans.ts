/** Days away of a speaker who is kept by hand (SPKR-R13), stored as `2026-12-01/2026-12-05`. */
import { type DaySpan, isAway, wrongInSpan } from '../../people/absences/away.ts';

export const mostAwaySpans = 50;

export const writeSpan = ({ start_date, end_date }: DaySpan): string => `${start_date}/${end_date}`;

export function readSpan(stored: string): DaySpan {
  const [start_date = '', end_date = ''] = stored.split('/');
  return { start_date, end_date };
}

/** What is wrong with the first span that cannot be stored; null if all can. */
export const wrongInSpans = (spans: readonly DaySpan[]): ReturnType<typeof wrongInSpan> =>
  spans.map(wrongInSpan).find((code) => code !== null) ?? null;

/** By their first day, each once. */
export const storedSpans = (spans: readonly DaySpan[]): string[] => [...new Set(spans.map(writeSpan))].sort();

/** Present and coming ones, as they are read. */
export const spansSince = (stored: readonly string[], today: string): DaySpan[] =>
  stored.map(readSpan).filter(({ end_date }) => end_date >= today);

/** Whether a speaker with these days away is asked for one of them. */
export const isAwayOn = (stored: readonly string[], date: string): boolean =>
  stored.some((span) => isAway(readSpan(span), date));
