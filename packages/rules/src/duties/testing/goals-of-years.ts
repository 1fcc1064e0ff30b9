/** Goals for ten simulated years; points are against an even division of each place. */
import type { Fairness } from './fairness-of-years.ts';

const ranges: Readonly<Partial<Record<keyof Fairness, readonly [least: number, most: number]>>> = {
  newcomerFiveWeeks: [-3, 0],
  newcomerThirteenWeeks: [-3, 1],
  /** Less than one ordinary duty. */
  newcomerMost: [-10, 1.9],
  returnerThirteenWeeks: [-3, 1],
  halfYearDeviation: [0, 1.4],
  /** Two parts. */
  halfYearMost: [0, 6],
  gapOfMost: [0, 1.8],
  longestGap: [0, 3],
  dutiesInFourWeeks: [0, 2],
  open: [0, 0],
};

/** Measures that miss their goal, with their values; empty if the years are fair. */
export const missedGoals = (fairness: Fairness): string[] =>
  Object.entries(ranges).flatMap(([name, [least, most]]) => {
    const value = fairness[name as keyof Fairness];
    return value >= least && value <= most ? [] : [`${name} ${value}`];
  });
