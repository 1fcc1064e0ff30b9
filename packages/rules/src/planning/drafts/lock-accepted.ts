import { keepPeople } from './greedy.ts';
import type { PlanningProblem } from './problem.ts';
import { startState } from './state.ts';
import { tablesOf } from './tables.ts';

/**
 * Locks the places whose people could not all stay, because a planner assigned them against a rule between
 * duties: a repair replaces nobody for that.
 */
export function lockAccepted(problem: PlanningProblem): PlanningProblem {
  if (!problem.places.some(({ stood, locked: isLocked }) => stood !== null && !isLocked)) return problem;
  let locked = problem;
  for (;;) {
    const state = startState(tablesOf(locked));
    keepPeople(state);
    const conflicting = new Set(
      locked.places.flatMap(({ stood, candidates, locked: isLocked }, index) =>
        !isLocked && stood !== null && candidates.includes(stood) && state.held[index] !== stood
          ? [index]
          : [],
      ),
    );
    if (conflicting.size === 0) return locked;
    locked = {
      ...locked,
      places: locked.places.map((place, index) =>
        conflicting.has(index) ? { ...place, locked: true, candidates: [place.stood!] } : place,
      ),
    };
  }
}
