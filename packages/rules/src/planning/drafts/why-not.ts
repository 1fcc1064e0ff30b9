/** Why a place has its person and not another: the other one is put there, and what that opens is filled. */
import { brokenRules } from './free-for.ts';
import { putThere, type Repair, repairOf, undo } from './repair.ts';
import { compareLevels, type DraftTerms, type SearchState, termsOf } from './state.ts';
import { applyChanges, type PlaceChange, type RuleName, type Worse, worseOf } from './worse.ts';

export interface Alternative {
  person: number;
  /** Null if a rule forbids the person. */
  terms: DraftTerms | null;
  /** Places that the alternative changes, the place itself among them. */
  changes: PlaceChange[];
  /** The first level that gets worse. */
  worse: Worse;
}

/** Rule that keeps the person from the place whatever else changes. */
function ruleOf({ state }: Repair, place: number, person: number): RuleName {
  const { locked, exclusions, candidates } = state.tables.problem.places[place]!;
  if (locked) return 'locked';
  if (!candidates.includes(person))
    return exclusions.find((one) => one.person === person)?.code ?? 'not-qualified';
  return (state.held[place]! < 0 ? brokenRules(state, person, place)[0] : undefined) ?? 'shift';
}

/** Each changed place once, with its first person. */
function changesOf({ state, places, people, changes }: Repair): PlaceChange[] {
  const before = new Map<number, number>();
  for (let index = 0; index < changes; index += 1)
    if (!before.has(places[index]!)) before.set(places[index]!, people[index]!);
  return [...before]
    .map(([place, person]) => ({ place, before: person, after: state.held[place]! }))
    .filter((change) => change.before !== change.after);
}

const explained = (state: SearchState, alternative: Omit<Alternative, 'worse'>): Worse => {
  const { terms, changes } = alternative;
  if (changes.length === 0) return { level: 'same' };
  const before = termsOf(state);
  applyChanges(state, changes, 'after');
  const worse = worseOf(state, before, terms!, changes);
  applyChanges(state, changes, 'before');
  return worse;
};

type Attempt = Omit<Alternative, 'worse'> & { rule: RuleName | null };

function attempt(repair: Repair, place: number, person: number, depth: 1 | 2): Attempt {
  const { state } = repair;
  if (state.held[place] === person) return { person, rule: null, terms: termsOf(state), changes: [] };
  const fits = putThere(repair, place, person, depth);
  const result = fits
    ? { person, rule: null, terms: termsOf(state), changes: changesOf(repair) }
    : { person, rule: ruleOf(repair, place, person), terms: null, changes: [] };
  undo(repair);
  return result;
}

const alternativeOf = (state: SearchState, { rule, ...result }: Attempt): Alternative => ({
  ...result,
  worse: rule === null ? explained(state, result) : { level: 'rule', rule },
});

/**
 * Puts the person at the place and repairs up to `depth` places in a row. The state is the same afterwards.
 */
export const whyNot = (state: SearchState, place: number, person: number, depth: 1 | 2): Alternative =>
  alternativeOf(state, attempt(repairOf(state), place, person, depth));

/** The candidates who do not have the place, the best first. */
function attemptsAt(state: SearchState, place: number, depth: 1 | 2): Attempt[] {
  const repair = repairOf(state);
  return state.tables.problem.places[place]!.candidates.filter((person) => person !== state.held[place])
    .map((person) => attempt(repair, place, person, depth))
    .sort((one, other) => {
      if (one.terms === null || other.terms === null)
        return Number(one.terms === null) - Number(other.terms === null) || one.person - other.person;
      return compareLevels(one.terms.levels, other.terms.levels) || one.person - other.person;
    });
}

/** People who could have the place if others made room, the best first. */
export const alternativesOf = (state: SearchState, place: number, depth: 1 | 2): Alternative[] =>
  attemptsAt(state, place, depth).map((result) => alternativeOf(state, result));

/** The best of them; null if the rules forbid everybody. */
export function rivalOf(
  state: SearchState,
  place: number,
  depth: 1 | 2,
): (Alternative & { terms: DraftTerms }) | null {
  const best = attemptsAt(state, place, depth)[0];
  if (!best?.terms) return null;
  return { ...alternativeOf(state, best), terms: best.terms };
}
