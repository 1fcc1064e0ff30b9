import { expect, it } from 'vitest';
import { draftLimits, type PlanningProblem, validateProblem } from './problem.ts';
import { smallProblem } from './testing/small-problem.ts';

const problem = smallProblem(3, { places: 6, people: 5, weeks: 2 });
const place = problem.places[0]!;

it.each<[string, Partial<PlanningProblem>, string]>([
  ['too many weeks', { weeks: draftLimits.weeks + 1 }, 'weeks'],
  ['a kind that does not exist', { places: [{ ...place, kind: 9 }] }, 'places[0].kind'],
  ['a candidate twice', { places: [{ ...place, candidates: [1, 1] }] }, 'places[0].candidates'],
  ['a candidate who does not exist', { places: [{ ...place, candidates: [5] }] }, 'places[0].candidates'],
  [
    'other candidates than the person of a locked place',
    { places: [{ ...place, locked: true, stood: 1, candidates: [2] }] },
    'places[0].candidates',
  ],
  ['a part of a point', { people: [{ ...problem.people[0]!, share: 0.5 }] }, 'people[0].share'],
  ['a cell that clashes with itself', { cells: [{ week: 0, month: 0, clashing: [0] }] }, 'cells[0].clashing'],
  ['a place in two groups', { groups: [{ type: 'shift', places: [0, 0] }] }, 'groups[0].places'],
  ['a limit below 0', { limits: [{ person: 0, area: 'all', most: -1 }] }, 'limits[0].most'],
  ['a pair with nobody', { pairs: [{ person: 0, other: 7, wish: 'apart', scope: 'all' }] }, 'pairs[0].other'],
  [
    'a duty of nobody',
    { fixed: [{ person: 8, kind: 0, week: 0, month: null, cell: null }] },
    'fixed[0].person',
  ],
])('X-FAIR-26 a problem with %s is refused with the path of the fault', (_, part, path) => {
  expect(validateProblem({ ...problem, groups: [], ...part })?.path).toBe(path);
});

it('X-FAIR-26 a problem of the largest size is accepted, a larger one is too large', () => {
  const places = Array.from({ length: draftLimits.places }, () => ({ ...place, locked: false, stood: null }));
  expect(validateProblem({ ...problem, groups: [], places })).toBeNull();
  expect(validateProblem({ ...problem, groups: [], places: [...places, place] })).toEqual({
    code: 'draft-too-large',
    path: 'places',
  });
});
