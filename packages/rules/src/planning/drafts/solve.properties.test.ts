import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amount } from '../../testing/ring.ts';
import { validateProblem } from './problem.ts';
import { beginDraft, type DraftState, planSlice, planWhole } from './solve.ts';
import { compareLevels } from './state.ts';
import { checkDraft } from './testing/check-draft.ts';
import { levelsOf } from './testing/levels-of.ts';
import { type ProblemSize, randomProblem } from './testing/random-problem.ts';
import { smallProblem } from './testing/small-problem.ts';

const drafts = amount('SHEAF_DRAFTS', 1000, 10_000);
const moves = 2000;
/** For the many drafts, each of which is polished as well. */
const fewMoves = 500;

const ordinary = (seed: number, size: Partial<ProblemSize> = {}) =>
  randomProblem({
    seed,
    weeks: 3,
    places: 20,
    people: 35,
    shifts: 2,
    limited: 20,
    onReserve: 10,
    paired: 30,
    ...size,
  });

it('X-FAIR-20 X-FAIR-60 no draft breaks a hard rule, whatever the problem', () => {
  const faults: unknown[] = [];
  for (let seed = 0; seed < drafts; seed += 1) {
    const problem =
      seed % 40 === 0
        ? ordinary(seed)
        : smallProblem(seed, {
            places: 4 + (seed % 10),
            people: 7,
            weeks: 1 + (seed % 5),
            stood: seed % 3 === 0,
          });
    const begun = beginDraft(problem, seed, fewMoves);
    const { best, levels } = planWhole(problem, seed, fewMoves);
    const fault = validateProblem(problem);
    const violations = [...checkDraft(problem, begun.best), ...checkDraft(problem, best)];
    const counted = levelsOf(problem, best);
    if (fault !== null || violations.length > 0 || compareLevels(counted, levels) !== 0)
      faults.push({ seed, fault, violations, levels, counted });
  }
  expect(faults).toEqual([]);
});

it('X-FAIR-22 the same problem, seed and moves give the same draft, in whatever slices', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 6 }),
      (seed, slices) => {
        const problem = ordinary(seed, { weeks: 2 });
        const whole = planWhole(problem, seed, 20_000);
        let draft: DraftState = beginDraft(structuredClone(problem), seed, 20_000);
        for (let slice = 0; draft.phase !== 'ready'; slice += 1)
          draft = JSON.parse(JSON.stringify(planSlice(problem, draft, slices[slice % slices.length]!)));
        expect(draft).toEqual(whole);
      },
    ),
    { numRuns: amount('SHEAF_SLICES', 20, 100) },
  );
});

it('X-FAIR-22 a known problem has a known draft', () => {
  const { best, levels } = planWhole(ordinary(4), 7, 50_000);
  expect(levels).toMatchInlineSnapshot(`
    [
      0,
      0,
      35,
      17356,
    ]
  `);
  expect(best.map((person) => person ?? '-').join(' ')).toMatchInlineSnapshot(
    `"11 29 18 14 6 25 5 3 1 23 1 8 10 1 32 1 10 18 7 14 24 13 20 27 8 14 23 33 0 26 20 4 1 32 1 2 10 1 18 8 2 14 7 1 2 5 13 29 8 29 2 7 27 28 15 19 10 32 8 11 33 33 18 8 33 7 23 2 10 26 24 25"`,
  );
});

it('X-FAIR-23 a locked place keeps its person, and an open one stays open', () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.nat(59), { maxLength: 12 }), (seed, indexes) => {
      const free = ordinary(seed, { shifts: 0 });
      const { best } = planWhole(free, seed + 1, moves);
      const locked = new Map(indexes.map((index, at) => [index, at % 4 === 0 ? null : best[index]!]));
      const problem = {
        ...free,
        places: free.places.map((place, index) => {
          const stood = locked.get(index);
          if (stood === undefined) return place;
          return { ...place, stood, locked: true, candidates: stood === null ? [] : [stood] };
        }),
      };
      expect(validateProblem(problem)).toBeNull();
      const again = planWhole(problem, seed, moves);
      expect([...locked].filter(([index, person]) => again.best[index] !== person)).toEqual([]);
      expect(checkDraft(problem, again.best)).toEqual([]);
    }),
    { numRuns: amount('SHEAF_LOCKS', 30, 300) },
  );
});

it('X-FAIR-24 a search only improves its first draft', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const problem = ordinary(seed);
    const first = beginDraft(problem, seed, moves).levels;
    const after = planWhole(problem, seed, moves).levels;
    const level = after.findIndex((value, index) => value !== first[index]);
    expect(level < 0 || after[level]! < first[level]!).toBe(true);
  }
});
