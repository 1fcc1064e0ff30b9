import { expect, it } from 'vitest';
import { planWhole } from './solve.ts';
import { refereeProblem } from './testing/referee-problems.ts';
import results from './testing/referee-results.json' with { type: 'json' };

it('X-FAIR-30 drafts of four weeks are near those of a solver of mixed-integer models', () => {
  const gaps = results
    .map(({ seed, quality }) => {
      const { levels } = planWhole(refereeProblem(seed), seed, 3_000_000);
      expect(levels[0], `seed ${seed}`).toBe(0);
      return (levels[3] - quality) / quality;
    })
    .sort((one, other) => one - other);
  expect(gaps.length).toBe(40);
  expect(gaps[20]!).toBeLessThanOrEqual(0.03);
  expect(gaps.at(-1)!).toBeLessThanOrEqual(0.05);
});

it('X-FAIR-30 no draft is better than one that the solver proved to be the best', () => {
  const proven = results.filter((result) => result.proven);
  expect(proven.length).toBeGreaterThan(10);
  for (const { seed, quality } of proven)
    expect(planWhole(refereeProblem(seed), seed, 300_000).levels[3]).toBeGreaterThanOrEqual(quality);
});
