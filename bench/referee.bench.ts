/**
 * HiGHS, a solver of mixed-integer models, as the referee of drafts: solves problems of four weeks, stores its
 * results for the tests, and compares the drafts of the engine with them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { planWhole } from '@sheaf/rules/planning/drafts/solve';
import { type RefereeResult, refereeProblem } from '@sheaf/rules/planning/drafts/testing/referee-problems';
import highs from 'highs';
import { atMost, type Figure, median } from './figure.ts';
import { refereeModel } from './referee-model.ts';

const wanted = 40;
const secondsEach = 15;
const moves = 3_000_000;
const path = join(import.meta.dirname, '../packages/rules/src/planning/drafts/testing/referee-results.json');

export async function measure(): Promise<Figure[]> {
  // The types are those of the CommonJS file, whose default Node.js does not nest.
  const solver = await (highs as unknown as typeof highs.default)();
  const results: RefereeResult[] = [];
  const gaps: number[] = [];
  for (let seed = 1; results.length < wanted; seed += 1) {
    const problem = refereeProblem(seed);
    const { levels } = planWhole(problem, seed, moves);
    // The model fills every place without anybody far above the share.
    if (levels[0] > 0 || levels[2] > problem.people.length) continue;
    const { Status: status, ObjectiveValue: value } = solver.solve(refereeModel(problem), {
      time_limit: secondsEach,
    });
    if (status !== 'Optimal' && status !== 'Time limit reached') throw new Error(`seed ${seed}: ${status}`);
    const quality = Math.round(value);
    results.push({ seed, quality, proven: status === 'Optimal' });
    gaps.push((100 * (levels[3] - quality)) / quality);
  }
  writeFileSync(path, `${JSON.stringify(results, null, 2)}\n`);
  return [
    atMost(`drafts of four weeks above HiGHS, ${moves} moves: median of ${wanted}`, median(gaps), 3, ' %'),
    atMost(
      `drafts of four weeks above HiGHS, ${moves} moves: worst of ${wanted}`,
      Math.max(...gaps),
      5,
      ' %',
    ),
  ];
}
