/** Small problems, of which every draft is tried. */
import { expect, it } from 'vitest';
import { amount } from '../../testing/ring.ts';
import type { PlanningProblem } from './problem.ts';
import { draw } from './random.ts';
import { planWhole } from './solve.ts';
import { compareLevels } from './state.ts';
import { bestLevels } from './testing/best-levels.ts';
import { smallProblem } from './testing/small-problem.ts';

const moves = 1000;
const count = amount('SHEAF_SMALL_DRAFTS', 60, 500);

const problemOf = (seed: number): PlanningProblem =>
  smallProblem(seed * 7919 + 1, {
    places: 3 + (seed % 6),
    people: 5,
    weeks: 1 + (seed % 4),
    stood: seed % 3 === 0,
  });

const levelsOf = (problem: PlanningProblem) => planWhole(problem, 1, moves).levels;

it('X-FAIR-24 a small draft is the best of all', () => {
  for (let seed = 0; seed < count; seed += 1) {
    const problem = problemOf(seed);
    expect(levelsOf(problem), `seed ${seed}`).toEqual(bestLevels(problem));
  }
});

it('X-FAIR-25 a repair of up to three places changes the fewest people', () => {
  const random = Int32Array.of(5);
  for (let seed = 0; seed < amount('SHEAF_REPAIRS', 40, 200); seed += 1) {
    const problem = smallProblem(seed * 31 + 7, { places: 7, people: 6, weeks: 3, unlocked: true });
    const { best } = planWhole(problem, 1, moves);
    const away = new Set(Array.from({ length: 1 + draw(random, 2) }, () => draw(random, 6)));
    const opened = best.filter((person) => person !== null && away.has(person)).length;
    if (opened === 0 || opened > 3) continue;
    const repair: PlanningProblem = {
      ...problem,
      places: problem.places.map((place, index) => ({
        ...place,
        stood: best[index]!,
        firmness: best[index] === null ? 0 : 1 + 3 * draw(random, 2),
        candidates: place.candidates.filter((person) => !away.has(person)),
      })),
    };
    expect(levelsOf(repair).slice(0, 2), `seed ${seed}`).toEqual(bestLevels(repair).slice(0, 2));
  }
});

/** The problem with its people in another order. */
function renamed(problem: PlanningProblem, seed: number): PlanningProblem {
  const random = Int32Array.of(seed);
  const order = problem.people.map((_, person) => person);
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = draw(random, at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  const nameOf = (person: number): number => order.indexOf(person);
  const rename = <Row extends { person: number }>(rows: readonly Row[]): Row[] =>
    rows.map((row) => ({ ...row, person: nameOf(row.person) }));
  return {
    ...problem,
    people: order.map((person) => problem.people[person]!),
    places: problem.places.map((place) => ({
      ...place,
      candidates: place.candidates.map(nameOf).sort((one, other) => one - other),
      exclusions: rename(place.exclusions),
      stood: place.stood === null ? null : nameOf(place.stood),
    })),
    fixed: rename(problem.fixed),
    near: rename(problem.near),
    limits: rename(problem.limits),
    pairs: rename(problem.pairs).map((pair) => ({ ...pair, other: nameOf(pair.other) })),
  };
}

it('X-FAIR-24 renaming people changes no level', () => {
  for (let seed = 0; seed < count; seed += 1) {
    const problem = problemOf(seed);
    expect(levelsOf(renamed(problem, seed)), `seed ${seed}`).toEqual(levelsOf(problem));
  }
});

it('X-FAIR-24 the order of places and groups changes no level', () => {
  for (let seed = 0; seed < count; seed += 1) {
    const problem = problemOf(seed);
    const last = problem.places.length - 1;
    const mirrored: PlanningProblem = {
      ...problem,
      places: problem.places.toReversed(),
      groups: problem.groups
        .toReversed()
        .map((group) => ({ ...group, places: group.places.map((place) => last - place) })),
    };
    expect(levelsOf(mirrored), `seed ${seed}`).toEqual(levelsOf(problem));
  }
});

it('X-FAIR-24 a candidate who can have nothing changes no level, one more candidate makes none worse', () => {
  for (let seed = 0; seed < count; seed += 1) {
    const problem = problemOf(seed);
    const levels = levelsOf(problem);
    const person = problem.people.length;
    const full = {
      ...problem,
      people: [
        ...problem.people,
        { ...problem.people[0]!, share: 0, given: 0, family: null, reserve: false },
      ],
      limits: [...problem.limits, { person, area: 'all' as const, most: 0 }],
    };
    const withOne = (limits: PlanningProblem['limits']): PlanningProblem => ({
      ...full,
      limits,
      places: problem.places.map((place) =>
        place.locked ? place : { ...place, candidates: [...place.candidates, person] },
      ),
    });
    // The person alone adds the cost of step 0.
    const expected = [levels[0], levels[1], levels[2] + 1, levels[3]];
    expect(levelsOf(withOne(full.limits)), `seed ${seed}`).toEqual(expected);
    expect(compareLevels(levelsOf(withOne(problem.limits)), expected as typeof levels)).toBeLessThanOrEqual(
      0,
    );
  }
});

it('X-FAIR-23 the best draft, locked, is returned', () => {
  for (let seed = 0; seed < count; seed += 1) {
    const problem = problemOf(seed);
    const { best } = planWhole(problem, 1, moves);
    const locked: PlanningProblem = {
      ...problem,
      places: problem.places.map((place, index) => ({
        ...place,
        stood: best[index]!,
        firmness: 1,
        locked: true,
        candidates: place.candidates.filter((person) => person === best[index]),
      })),
    };
    expect(planWhole(locked, 2, moves).best, `seed ${seed}`).toEqual(best);
  }
});
