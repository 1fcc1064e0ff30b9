/** Solves the problem of a draft, in a worker process. */
import { beginDraft, planSlice } from '@sheaf/rules/planning/drafts/solve';
import type { PlacePeople, PlanningProblem } from '@sheaf/rules/planning/drafts/problem';
import { type PlaceReasons, reasonsOf } from '@sheaf/rules/planning/drafts/reasons';
import { task } from '#platform/workers/task';

interface DraftToSolve {
  problem: PlanningProblem;
  seed: number;
}

interface SolvedDraft {
  /** By place of the problem. */
  people: PlacePeople;
  reasons: PlaceReasons[];
}

export function solveDraft({ problem, seed }: DraftToSolve): SolvedDraft {
  throw new Error('x');
}

export const draftSolving = task('planning', import.meta.url, solveDraft);
