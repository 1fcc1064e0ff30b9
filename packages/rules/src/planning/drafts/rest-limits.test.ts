import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PlanningProblem } from './problem.ts';
import { restLimits } from './rest-limits.ts';
import { planWhole } from './solve.ts';
import { smallProblem } from './testing/small-problem.ts';

/** One duty of two points a week for two people; shares in quarter points. */
function weekly(weeks: number, share: number, given = 0): PlanningProblem {
  const person = { share, given, reserve: false, gender: 'brother' as const, family: null };
  return {
    weeks,
    windowWeeks: 26,
    months: 7,
    kinds: [{ points: 2, brief: false, onPlatform: true, importance: 7, turn: 2, area: 'programme' }],
    people: [person, { ...person, share: 0 }],
    cells: Array.from({ length: weeks }, (_, week) => ({ week, month: week >> 2, clashing: [] })),
    places: Array.from({ length: weeks }, (_, cell) => ({
      kind: 0,
      cell,
      candidates: [0, 1],
      exclusions: [],
      stood: null,
      firmness: 0,
      locked: false,
    })),
    groups: [],
    fixed: [],
    near: [],
    entries: [],
    limits: [],
    pairs: [],
    helperRule: 'none',
    familiesApart: false,
  };
}

const limitOf = (problem: PlanningProblem): number => restLimits(problem)[0]!;
const duties = (count: number): number => 8 * count;

it('X-FAIR-51 three duties in four weeks are the limit, more only if an even share takes more', () => {
  // 19 duties of 26 weeks are fewer than three of four, 20 are more.
  expect(limitOf(weekly(13, duties(19), 20))).toBe(3);
  expect(limitOf(weekly(13, duties(20), 20))).toBe(4);
  expect(limitOf(weekly(13, duties(27), 40))).toBe(5);
});

it('X-FAIR-51 a person who is more than a duty below the share after the span can have more', () => {
  // Ten of the 13 weeks leave every fourth one free.
  expect(limitOf(weekly(13, duties(11)))).toBe(3);
  expect(limitOf(weekly(13, duties(12)))).toBe(4);
  const crowded = weekly(13, duties(11));
  const before = [-3, -2, -1].map((week) => ({ person: 0, kind: 0, week, month: null, cell: null }));
  expect(limitOf({ ...crowded, fixed: before })).toBe(4);
});

it('X-FAIR-51 more weeks with a place for a person never raise the limit, which is never below three', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (seed, dropped) => {
      const problem = smallProblem(seed, { places: 12, people: 5, weeks: 1 + (seed % 6) });
      const fewer = { ...problem, places: problem.places.filter((_, place) => place % 3 !== dropped % 3) };
      const [all, some] = [restLimits(problem), restLimits(fewer)];
      for (const [person, limit] of all.entries()) {
        expect(limit).toBeGreaterThanOrEqual(3);
        const offered = fewer.places.some(
          ({ kind, candidates }) => candidates.includes(person) && !problem.kinds[kind]!.brief,
        );
        if (offered) expect(some[person]!).toBeGreaterThanOrEqual(limit);
      }
    }),
  );
});

it('X-FAIR-51 a draft assigns a fourth duty in four weeks to another person', () => {
  // The share requires more than half of the weeks.
  const problem = weekly(8, duties(7));
  const { best } = planWhole(
    { ...problem, people: problem.people.map((one) => ({ ...one, share: duties(7) })) },
    1,
  );
  for (const person of [0, 1])
    for (let week = 0; week + 4 <= 8; week += 1)
      expect(best.slice(week, week + 4).filter((one) => one === person).length).toBeLessThanOrEqual(3);
});
