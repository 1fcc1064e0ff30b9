/** The best levels of a small problem, by trying every draft. */
import type { PlacePeople, PlanningProblem } from '../problem.ts';
import { compareLevels, type Levels } from '../state.ts';
import { checkDraft } from './check-draft.ts';
import { levelsOf } from './levels-of.ts';

/**
 * Every draft that keeps the rules and leaves at most as much open. A draft that breaks a rule at a place breaks
 * it with more places too.
 */
function* everyDraft(problem: PlanningProblem, mostOpen: () => number): Generator<PlacePeople> {
  const draft: (number | null)[] = problem.places.map(({ locked, stood }) => (locked ? stood : null));
  const isAllowed = (): boolean => checkDraft(problem, draft).every(({ rule }) => rule === 'shift');
  function* from(place: number, open: number): Generator<PlacePeople> {
    if (open > mostOpen()) return;
    if (place === problem.places.length) {
      if (checkDraft(problem, draft).length === 0) yield [...draft];
      return;
    }
    const { locked, candidates, kind } = problem.places[place]!;
    const { importance } = problem.kinds[kind]!;
    if (locked) {
      yield* from(place + 1, open + (draft[place] === null ? importance : 0));
      return;
    }
    for (const person of candidates) {
      draft[place] = person;
      if (isAllowed()) yield* from(place + 1, open);
    }
    draft[place] = null;
    yield* from(place + 1, open + importance);
  }
  yield* from(0, 0);
}

export function bestLevels(problem: PlanningProblem): Levels {
  let best: Levels | null = null;
  for (const draft of everyDraft(problem, () => best?.[0] ?? Number.POSITIVE_INFINITY)) {
    const levels = levelsOf(problem, draft);
    if (best === null || compareLevels(levels, best) < 0) best = levels;
  }
  return best!;
}
