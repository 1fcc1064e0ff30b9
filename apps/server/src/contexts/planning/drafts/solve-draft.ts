/** Solves the problem of a draft, in a worker process. */
import { type NamedReasons, namedReasons, namedWorse } from '@sheaf/rules/planning/drafts/named-reasons';
import type { PlacePeople } from '@sheaf/rules/planning/drafts/problem';
import type { NumberedProblem } from '@sheaf/rules/planning/drafts/problem-of';
import { draftOf, reasonsOf } from '@sheaf/rules/planning/drafts/reasons';
import { planWhole } from '@sheaf/rules/planning/drafts/solve';
import { compareLevels } from '@sheaf/rules/planning/drafts/state';
import { type Alternative, whyNot } from '@sheaf/rules/planning/drafts/why-not';
import { task } from '#platform/workers/task';

interface DraftToSolve {
  numbered: NumberedProblem;
  seed: number;
}

interface SolvedDraft {
  /** Ids by place; null for a place that stays open. */
  people: (number | null)[];
  reasons: NamedReasons[];
}

export function solveDraft({ numbered, seed }: DraftToSolve): SolvedDraft {
  const { problem, people } = numbered;
  const { best } = planWhole(problem, seed);
  const state = draftOf(problem, best);
  const numbering = { ...numbered, held: best };
  return {
    people: best.map((person) => (person === null ? null : people[person]!)),
    reasons: best.map((person, place) => namedReasons(numbering, reasonsOf(state, place, 1), person)),
  };
}

export const draftSolving = task('planning', import.meta.url, solveDraft);

interface PlaceToExplain {
  numbered: NumberedProblem;
  held: PlacePeople;
  place: number;
}

const isSame = ({ changes }: Alternative): boolean => changes.length === 0;

/** The proposed person, then by the levels of the draft with each, then those whom a rule excludes. */
function byRank(one: Alternative, other: Alternative): number {
  if (one.terms === null || other.terms === null)
    return Number(one.terms === null) - Number(other.terms === null) || one.person - other.person;
  return (
    Number(isSame(other)) - Number(isSame(one)) ||
    compareLevels(one.terms.levels, other.terms.levels) ||
    one.person - other.person
  );
}

/** Every qualified person, and what would get worse with them; the best first. */
export function explainPlace({ numbered, held, place }: PlaceToExplain) {
  const { problem, people } = numbered;
  const state = draftOf(problem, held);
  const { candidates, exclusions } = problem.places[place]!;
  const all = [...candidates, ...exclusions.map(({ person }) => person)];
  return all
    .map((person) => whyNot(state, place, person, 2))
    .sort(byRank)
    .map(({ person, worse }) => ({
      user_id: people[person]!,
      worse: namedWorse({ ...numbered, held }, worse),
    }));
}

export const placeExplaining = task('planning', import.meta.url, explainPlace);
