/**
 * Even share of each person in the duties of a span: of every kind they may do, the part that corresponds to
 * the time at which they could.
 */
import { type DaySpan, overlaps } from '../people/absences/away.ts';
import { dayNumberOf } from '../time/day-number.ts';
import type { KindKey } from './kind-key.ts';

/** Quarters of a point of load (`weight` of a duty kind). */
export type Quarter = number;
export const quartersOfPoint = 4;

/** How often a person wants to be asked; `reserve` only where nobody else can. */
export const paces = ['usual', 'half', 'reserve'] as const;
export type Pace = (typeof paces)[number];

/** Half days of a usual pace, so that half the pace is a whole number. */
const halfDays = { usual: 2, half: 1, reserve: 0 } as const satisfies Record<Pace, number>;

/** Time at which each person could have duties of a kind, in half days: whole numbers add up exactly. */
export type EligibleTime = ReadonlyMap<KindKey, ReadonlyMap<number, number>>;

/** Points given, by kind. */
export type FilledPoints = ReadonlyMap<KindKey, number>;

/** Days of the span on which the person is away; days in several absences count once. */
function daysAwayIn(from: number, to: number, away: readonly DaySpan[]): number {
  const spans = away
    .map(({ start_date, end_date }) => ({
      start: Math.max(from, dayNumberOf(start_date)),
      end: Math.min(to, dayNumberOf(end_date)),
    }))
    .sort((one, other) => one.start - other.start);
  let days = 0;
  let next = from;
  for (const { start, end } of spans) {
    days += Math.max(0, end - Math.max(start, next) + 1);
    next = Math.max(next, end + 1);
  }
  return days;
}

export interface AvailablePerson {
  pace: Pace;
  /** First day with the qualification; null if unknown, which counts as always. */
  since: string | null;
  away: readonly DaySpan[];
}

/** Time of a qualified person within the span, both days inclusive. */
export function eligibleTimeOf({ pace, since, away }: AvailablePerson, from: string, to: string): number {
  const [first, last] = [dayNumberOf(since !== null && since > from ? since : from), dayNumberOf(to)];
  if (halfDays[pace] === 0 || first > last) return 0;
  const absences = away.filter((span) => overlaps(span, { start_date: from, end_date: to }));
  return halfDays[pace] * (last - first + 1 - daysAwayIn(first, last, absences));
}

/** Fractions of a quarter are added as whole numbers: the order of the kinds changes no sum. */
const fractions = 2 ** 20;

/**
 * People without eligible time are missing: their share is 0. Each share is rounded for itself, so the shares
 * differ from the points given by at most half a quarter for each person. More eligible time never lowers a
 * share, and a further duty never raises it by more than the points of the duty. Points of a kind that nobody
 * could do are shared among nobody.
 */
export function shareOf(eligible: EligibleTime, filled: FilledPoints): Map<number, Quarter> {
  const shares = new Map<number, number>();
  for (const [kind, points] of filled) {
    const times = eligible.get(kind) ?? new Map<number, number>();
    const all = [...times.values()].reduce((sum, time) => sum + time, 0);
    for (const [id, time] of times) {
      if (time === 0) continue;
      const share = Math.floor((points * quartersOfPoint * fractions * time) / all);
      shares.set(id, (shares.get(id) ?? 0) + share);
    }
  }
  return new Map([...shares].map(([id, share]) => [id, Math.round(share / fractions)]));
}
