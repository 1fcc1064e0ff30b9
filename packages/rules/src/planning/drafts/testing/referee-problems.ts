/** Problems of four weeks whose drafts are compared with those of HiGHS. */
import type { PlanningProblem } from '../problem.ts';
import { randomProblem } from './random-problem.ts';

export interface RefereeResult {
  seed: number;
  /** Quality that HiGHS reached with every place filled and nobody far above the share. */
  quality: number;
  /** No draft is better. */
  proven: boolean;
}

export const refereeProblem = (seed: number): PlanningProblem =>
  randomProblem({
    seed,
    weeks: 4,
    places: 4 + (seed % 3),
    people: 13 + (seed % 4) * 3,
    limited: 10,
  });
