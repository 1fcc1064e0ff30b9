/**
 * Even share of each person in the duties of a span: of every kind they may do in a week, the part that
 * corresponds to the days on which they could.
 */
import type { DaySpan } from '../people/absences/away.ts';
import type { Pace, PersonLimit } from '../people/availability/availability.ts';
import { dayNumberOf } from '../time/day-number.ts';
import { type DutyKindName, dutyKinds } from './duty-kind.ts';

/** Quarters of a point of load (`weight` of a duty kind). */
export type Quarter = number;
export const quartersOfPoint = 4;

/** Paces by how often a person is asked, the least last. */
const byPace = ['usual', 'half', 'reserve'] as const satisfies readonly Pace[];

/** Pace of a person for a kind: the slower one, where they said one for everything and one for its area. */
export function paceOf(limits: readonly PersonLimit[], kind: DutyKindName): Pace {
  const said = limits.filter(({ area }) => area === 'all' || area === dutyKinds[kind].area);
  return byPace.findLast((pace) => said.some((limit) => limit.pace === pace)) ?? 'usual';
}

/** Half days of a usual pace, so that half the pace is a whole number. */
const halfDays = { usual: 2, half: 1, reserve: 0 } as const satisfies Record<Pace, number>;

/**
 * Time at which each person could have duties, in half days: whole numbers add up exactly. The keys are kinds,
 * or kinds of a week.
 */
export type EligibleTime = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** Points given, by the same keys. */
export type FilledPoints = ReadonlyMap<string, number>;

export interface AvailablePerson {
  pace: Pace;
  /** First day with the qualification; null if unknown, which counts as always. */
  since: string | null;
  away: readonly DaySpan[];
}

/** Time of a qualified person in each of the weeks from a Monday; days in several absences count once. */
export function eligibleTimesOf(
  { pace, since, away }: AvailablePerson,
  monday: string,
  weeks: number,
): number[] {
  const first = dayNumberOf(monday);
  const days = new Uint8Array(weeks * 7).fill(halfDays[pace]);
  const exclude = (from: number, to: number): void => {
    days.fill(0, Math.max(0, from - first), Math.max(0, to - first + 1));
  };
  if (since !== null) exclude(first, dayNumberOf(since) - 1);
  for (const { start_date, end_date } of away) exclude(dayNumberOf(start_date), dayNumberOf(end_date));
  return Array.from({ length: weeks }, (_, week) =>
    days.subarray(week * 7, week * 7 + 7).reduce((sum, time) => sum + time, 0),
  );
}

/** Fractions of a quarter are added as whole numbers: the order of the kinds changes no sum. */
const fractions = 2 ** 30;
/** More than the fractions lost by rounding down, so that half a quarter is rounded up. */
const lost = 1e-5;

/**
 * Each share is rounded for itself, so the shares differ from the points given by at most half a quarter for
 * each person. More eligible time never lowers a share, and a further duty never raises it by more than the
 * points of the duty. Points of a kind that nobody could do are shared among nobody.
 */
export function shareOf(eligible: EligibleTime, filled: FilledPoints): Map<number, Quarter> {
  const sums = new Map<number, number>();
  for (const [kind, points] of filled) {
    const times = eligible.get(kind) ?? new Map<number, number>();
    let all = 0;
    for (const time of times.values()) all += time;
    const whole = points * quartersOfPoint * fractions;
    for (const [id, time] of times)
      if (time > 0) sums.set(id, (sums.get(id) ?? 0) + Math.floor((whole * time) / all));
  }
  return new Map([...sums].map(([id, parts]) => [id, Math.round(parts / fractions + lost)]));
}
