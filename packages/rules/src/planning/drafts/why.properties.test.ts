import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amount, runs } from '../../testing/ring.ts';
import { peopleOf } from './person-costs.ts';
import type { PlanningProblem } from './problem.ts';
import { draftOf, reasonsOf } from './reasons.ts';
import { planWhole } from './solve.ts';
import { compareLevels, type Levels, type SearchState } from './state.ts';
import { checkDraft } from './testing/check-draft.ts';
import { levelsOf } from './testing/levels-of.ts';
import { randomProblem } from './testing/random-problem.ts';
import { smallProblem } from './testing/small-problem.ts';
import { obstaclesOf, whyNobody } from './why-nobody.ts';
import { alternativesOf, whyNot } from './why-not.ts';

const moves = 2000;

const problems = fc.oneof(
  fc
    .nat()
    .map((seed) =>
      smallProblem(seed, { places: 8, people: 6, weeks: 1 + (seed % 4), stood: seed % 2 === 0 }),
    ),
  fc.nat().map((seed) =>
    randomProblem({
      seed,
      weeks: 3,
      places: 20,
      people: 35,
      shifts: 2,
      limited: 20,
      paired: 20,
      onReserve: 5,
    }),
  ),
);

const contents = (state: SearchState): string =>
  JSON.stringify(
    Object.values(state).flatMap((value) => (ArrayBuffer.isView(value) ? [[...(value as Int16Array)]] : [])),
  );

/** Every place of a small problem, every ninth of a larger one. */
const someOf = ({ places }: PlanningProblem): number[] =>
  [...places.keys()].filter((index) => places.length < 20 || index % 9 === 4);

it('X-FAIR-28 an alternative is a draft that keeps the rules, and asking for it changes nothing', () => {
  fc.assert(
    fc.property(problems, fc.constantFrom(1 as const, 2 as const), (problem, depth) => {
      const { best } = planWhole(problem, 1, moves);
      const state = draftOf(problem, best);
      const before = contents(state);
      for (const place of someOf(problem)) {
        for (const { person, terms, changes, worse } of alternativesOf(state, place, depth)) {
          if (terms === null) {
            expect(worse.level).toBe('rule');
            continue;
          }
          const held = peopleOf(state.held) as (number | null)[];
          for (const change of changes) {
            expect(held[change.place] ?? -1).toBe(change.before);
            held[change.place] = change.after < 0 ? null : change.after;
          }
          expect(held[place]).toBe(person);
          expect(checkDraft(problem, held)).toEqual([]);
          expect(levelsOf(problem, held)).toEqual(terms.levels);
        }
      }
      expect(contents(state)).toBe(before);
    }),
    runs(15, 200),
  );
});

it('X-FAIR-28 the first level that gets worse is named with a place or person that it concerns', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const { best, levels } = planWhole(problem, 1, moves);
      const state = draftOf(problem, best);
      const names = ['open', 'changed', 'worst', 'quality'] as const;
      for (const place of someOf(problem))
        for (const { terms, changes, worse } of alternativesOf(state, place, 2)) {
          if (terms === null || worse.level === 'rule') continue;
          const level = terms.levels.findIndex((value, index) => value !== levels[index]);
          const better = level >= 0 && terms.levels[level]! < levels[level]!;
          expect(worse.level).toBe(level < 0 ? 'same' : better ? 'better' : names[level]);
          const people = changes.flatMap((change) => [change.before, change.after]);
          if (worse.level === 'open')
            expect(changes.some((change) => change.place === worse.place && change.after < 0)).toBe(true);
          if (worse.level === 'worst' || worse.level === 'quality') expect(people).toContain(worse.person);
        }
    }),
    runs(20, 200),
  );
});

/** Levels of the best draft in which the person has the place. */
function pinnedLevels(problem: PlanningProblem, place: number, person: number, effort: number): Levels {
  const places = problem.places.map((one, index) =>
    index === place ? { ...one, candidates: [person], stood: person, firmness: 0, locked: true } : one,
  );
  const [open, changed, worst, quality] = planWhole({ ...problem, places }, 2, effort).levels;
  const { stood, firmness } = problem.places[place]!;
  return [open, changed + (stood === null || stood === person ? 0 : firmness), worst, quality];
}

it('X-FAIR-28 solving with the other person at the place confirms what would stay open or change', () => {
  const wanted = amount('SHEAF_REASONS', 60, 1000);
  let asked = 0;
  let wrong = 0;
  for (let seed = 0; asked < wanted; seed += 1) {
    const size = { seed, weeks: 4, places: 20, people: 45, limited: 10, paired: 10, away: 12 };
    const empty = randomProblem(size);
    const before = planWhole(empty, 3, 20_000).best;
    const problem: PlanningProblem = {
      ...empty,
      places: empty.places.map((place, index) =>
        seed % 2 === 0 ? place : { ...place, stood: before[index]!, firmness: 1 + 3 * (index % 2) },
      ),
    };
    const { best, levels } = planWhole(problem, 1, 60_000);
    const state = draftOf(problem, best);
    for (let index = seed % 7; index < problem.places.length && asked < wanted; index += 7) {
      const { candidates } = problem.places[index]!;
      const person = candidates[(seed + index) % Math.max(1, candidates.length)];
      if (person === undefined || person === best[index]) continue;
      const { worse } = whyNot(state, index, person, 2);
      asked += 1;
      if (worse.level !== 'open' && worse.level !== 'changed') continue;
      const pinned = pinnedLevels(problem, index, person, 60_000);
      const named = worse.level === 'open' ? 1 : 2;
      const shortened = (all: Levels): Levels => [all[0], named === 2 ? all[1] : 0, 0, 0];
      if (compareLevels(shortened(pinned), shortened(levels)) <= 0) wrong += 1;
    }
  }
  expect(wrong / asked).toBeLessThanOrEqual(0.01);
});

it('X-FAIR-29 an open place names a smallest set of rules, and without any of them somebody would be free', () => {
  let explained = 0;
  for (let seed = 0; seed < amount('SHEAF_OPEN_PLACES', 60, 600); seed += 1) {
    const problem = smallProblem(seed, { places: 9, people: 4, weeks: 1 + (seed % 3) });
    const { best } = planWhole(problem, 1, 500);
    const state = draftOf(problem, best);
    const before = contents(state);
    for (const [place, person] of best.entries()) {
      if (person !== null) continue;
      const { qualified, by, relax } = whyNobody(state, place);
      const obstacles = obstaclesOf(state, place);
      const rules = by.map(({ rule }) => rule);
      const keepsAll = (names: readonly string[]): boolean =>
        [...obstacles.values()].every((broken) => broken.some((rule) => names.includes(rule)));
      expect(obstacles.size).toBe(qualified);
      expect(keepsAll(rules)).toBe(true);
      for (const rule of rules) expect(keepsAll(rules.filter((other) => other !== rule))).toBe(false);
      expect(by.reduce((sum, { people }) => sum + people.length, 0)).toBe(qualified);
      if (relax !== null) expect(obstacles.get(relax.person)).toEqual([relax.rule]);
      explained += rules.length;
    }
    expect(contents(state)).toBe(before);
  }
  expect(explained).toBeGreaterThan(60);
});

const one: PlanningProblem = {
  weeks: 2,
  windowWeeks: 2,
  months: 1,
  kinds: [{ points: 2, brief: false, onPlatform: true, importance: 7, turn: 2, area: 'programme' }],
  people: [0, 1, 2].map(() => ({
    share: 8,
    given: 0,
    reserve: false,
    gender: 'brother' as const,
    family: null,
  })),
  cells: [
    { week: 0, month: 0, clashing: [] },
    { week: 0, month: 0, clashing: [] },
    { week: 1, month: 0, clashing: [] },
  ],
  places: [0, 1, 2].map((cell) => ({
    kind: 0,
    cell,
    candidates: cell === 0 ? [0, 1] : [0],
    exclusions: cell === 1 ? [{ person: 2, code: 'away' as const }] : [],
    stood: null,
    firmness: 0,
    locked: false,
  })),
  groups: [],
  fixed: [],
  near: [{ person: 1, kind: 0, last: -9, next: null }],
  entries: [{ person: 0, kind: 0, week: -1 }],
  limits: [],
  pairs: [],
  helperRule: 'family',
  familiesApart: false,
};

it('X-FAIR-28 reasons name the wait against a turn, the share and the one who would be next', () => {
  const waiting = { ...one, near: [...one.near, { person: 0, kind: 0, last: -1, next: null }], entries: [] };
  expect(reasonsOf(draftOf(waiting, [1, null, null]), 0, 2)).toEqual({
    why: [
      { code: 'waits', weeks: 9, turn: 2 },
      { code: 'share', points: 8, share: 8, duties: 1 },
    ],
    next: { person: 0, worse: { level: 'quality', term: 'wait', person: 0, place: 0, weeks: 1, turn: 2 } },
  });
});

it('X-FAIR-28 reasons name the only one, somebody new and who keeps a place', () => {
  expect(reasonsOf(draftOf(one, [1, null, 0]), 2, 2)).toEqual({
    why: [{ code: 'only-one' }, { code: 'share', points: 8, share: 8, duties: 1 }],
    next: null,
  });
  const kept = { ...one, places: one.places.map((place) => ({ ...place, stood: 0, firmness: 4 })) };
  expect(reasonsOf(draftOf(kept, [1, null, 0]), 2, 2)).toEqual({
    why: [
      { code: 'keeps', told: true },
      { code: 'share', points: 8, share: 8, duties: 1 },
    ],
    next: null,
  });
});

it('X-FAIR-29 an open place counts who is away and who has another duty, and names the cheapest waiver', () => {
  expect(reasonsOf(draftOf(one, [0, null, null]), 1, 2)).toEqual({
    nobody: {
      qualified: 2,
      by: [
        { rule: 'away', people: [2] },
        { rule: 'same-week', people: [0] },
      ],
      relax: {
        person: 0,
        rule: 'same-week',
        cost: { level: 'quality', term: 'even', person: 0, points: 16, share: 8, duties: 2 },
      },
    },
  });
});
