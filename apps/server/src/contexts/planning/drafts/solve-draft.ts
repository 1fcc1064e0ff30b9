/** Solves the problem of a draft, in a worker process. */

import { movesOfSlice } from '@sheaf/rules/planning/drafts/draft-state';
import { type NamedReasons, namedReasons, namedWorse } from '@sheaf/rules/planning/drafts/named-reasons';
import {
  type PlacePeople,
  type PlanningProblem,
  validateProblem,
} from '@sheaf/rules/planning/drafts/problem';
import type { NumberedProblem } from '@sheaf/rules/planning/drafts/problem-of';
import { draftOf, reasonsOf } from '@sheaf/rules/planning/drafts/reasons';
import { beginDraft, type DraftState, planSlice, planWhole } from '@sheaf/rules/planning/drafts/solve';
import { alternativesOf, whyNot } from '@sheaf/rules/planning/drafts/why-not';
import { task } from '#platform/workers/task';

interface DraftToSolve {
  numbered: NumberedProblem;
  seed: number;
}

export interface SolvedDraft {
  /** Ids by place; null for a place that stays open. */
  people: (number | null)[];
  reasons: NamedReasons[];
}

function checkProblem(problem: PlanningProblem): void {
  const fault = validateProblem(problem);
  if (fault) throw new Error(`the facts of a draft make no problem: ${fault.code} at ${fault.path}`);
}

interface DraftToName {
  numbered: NumberedProblem;
  best: PlacePeople;
}

/** Ids and reasons of a solved draft. */
export function nameDraft({ numbered, best }: DraftToName): SolvedDraft {
  const { problem, people } = numbered;
  const state = draftOf(problem, best);
  const numbering = { ...numbered, held: best };
  return {
    people: best.map((person) => (person === null ? null : people[person]!)),
    reasons: best.map((person, place) => namedReasons(numbering, reasonsOf(state, place, 1), person)),
  };
}

export const draftNaming = task('planning', import.meta.url, nameDraft);

export function solveDraft({ numbered, seed }: DraftToSolve): SolvedDraft {
  checkProblem(numbered.problem);
  const { best } = planWhole(numbered.problem, seed);
  return nameDraft({ numbered, best });
}

export const draftSolving = task('planning', import.meta.url, solveDraft);

interface DraftSlice {
  problem: PlanningProblem;
  seed: number;
  /** Null for the first slice. */
  draft: DraftState | null;
}

/** One slice of a draft that is too large for one turn of a worker. */
export function solveSlice({ problem, seed, draft }: DraftSlice): DraftState {
  if (draft) return planSlice(problem, draft, movesOfSlice);
  checkProblem(problem);
  return planSlice(problem, beginDraft(problem, seed), movesOfSlice);
}

export const sliceSolving = task('planning', import.meta.url, solveSlice);

interface PlaceToExplain {
  numbered: NumberedProblem;
  held: PlacePeople;
  place: number;
}

/** Every qualified person, and what would get worse with them; the best first. */
export function explainPlace({ numbered, held, place }: PlaceToExplain) {
  const { problem, people } = numbered;
  const state = draftOf(problem, held);
  const excluded = problem.places[place]!.exclusions.map(({ person }) => whyNot(state, place, person, 1));
  const holder = held[place] ?? null;
  const proposed = holder === null ? [] : [whyNot(state, place, holder, 1)];
  return [...proposed, ...alternativesOf(state, place, 2), ...excluded].map(({ person, worse }) => ({
    user_id: people[person]!,
    worse: namedWorse({ ...numbered, held }, worse),
  }));
}

export const placeExplaining = task('planning', import.meta.url, explainPlace);
