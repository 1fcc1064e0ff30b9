/** The first level that a few changes make worse, and the person or place concerned. */
import { replace } from './exchange.ts';
import type { DutyRule } from './free-for.ts';
import { costOf, gapOf, loadOf, type PersonCost, type PersonLoad } from './person-costs.ts';
import { type DraftTerms, type SearchState, termNames } from './state.ts';
import { crowdMargin } from './tables.ts';

export type RuleName = DutyRule | 'away' | 'cannot' | 'not-qualified' | 'locked' | 'shift';

export type Worse =
  | { level: 'open'; place: number }
  | { level: 'changed'; place: number; person: number }
  | ({ level: 'worst' } & PersonLoad)
  | ({ level: 'quality'; term: 'even' } & PersonLoad)
  /** Duties within two weeks of the place. */
  | { level: 'quality'; term: 'crowd'; person: number; place: number; duties: number }
  | { level: 'quality'; term: 'wait'; person: number; place: number; weeks: number; turn: number }
  | { level: 'quality'; term: 'wish'; person: number; place: number }
  | { level: 'rule'; rule: RuleName }
  | { level: 'same' | 'better' };

/** A place whose person changed; -1 for an open one. */
export interface PlaceChange {
  place: number;
  before: number;
  after: number;
}

/** Makes the changes, or takes them back. */
export function applyChanges(
  state: SearchState,
  changes: readonly PlaceChange[],
  side: 'before' | 'after',
): void {
  for (const { place } of changes) replace(state, place, -1);
  for (const change of changes) replace(state, change.place, change[side]);
}

/** Person whose cost rose most. */
function riserOf(state: SearchState, changes: readonly PlaceChange[], cost: PersonCost): number {
  const people = [...new Set(changes.flatMap(({ before, after }) => [after, before]))].filter(
    (one) => one >= 0,
  );
  const after = people.map((person) => costOf(state, person, cost));
  applyChanges(state, changes, 'before');
  const rises = people.map((person, index) => after[index]! - costOf(state, person, cost));
  applyChanges(state, changes, 'after');
  return people[rises.indexOf(Math.max(...rises))]!;
}

function openPlace({ tables }: SearchState, changes: readonly PlaceChange[]): Worse {
  const open = changes.filter(({ after }) => after < 0).map(({ place }) => place);
  open.sort((one, other) => tables.importance[other]! - tables.importance[one]!);
  return { level: 'open', place: open[0]! };
}

function changedPlace({ tables }: SearchState, changes: readonly PlaceChange[]): Worse {
  const changed = changes
    .filter(({ place, after }) => tables.stood[place]! >= 0 && tables.stood[place] !== after)
    .map(({ place }) => place);
  changed.sort((one, other) => tables.firmness[other]! - tables.firmness[one]!);
  return { level: 'changed', place: changed[0]!, person: tables.stood[changed[0]!]! };
}

function dutiesNear({ tables, crowd }: SearchState, person: number, place: number): number {
  const from = person * (tables.weeks + 2 * crowdMargin) + tables.weekOf[place]!;
  let duties = 0;
  for (let at = from; at <= from + 2 * crowdMargin; at += 1) duties += crowd[at]!;
  return duties;
}

function worseTerm(
  state: SearchState,
  before: DraftTerms,
  after: DraftTerms,
  changes: readonly PlaceChange[],
): Worse {
  const rise = (name: (typeof termNames)[number]): number => after[name] - before[name];
  const term = termNames.reduce((most, name) => (rise(name) > rise(most) ? name : most));
  const [first] = changes;
  if (term === 'wish') return { level: 'quality', term, person: first!.after, place: first!.place };
  const person = riserOf(state, changes, term);
  if (term === 'even') return { level: 'quality', term, ...loadOf(state, person) };
  const { place } = changes.find((change) => change.after === person) ?? first!;
  if (term === 'crowd')
    return { level: 'quality', term, person, place, duties: dutiesNear(state, person, place) };
  const { turn } = state.tables.problem.kinds[state.tables.kindOf[place]!]!;
  return { level: 'quality', term, person, place, weeks: gapOf(state, person, place) ?? 0, turn };
}

/**
 * The first level, from the given one on, that the changes make worse.
 * @param state after the changes.
 */
export function worseOf(
  state: SearchState,
  before: DraftTerms,
  after: DraftTerms,
  changes: readonly PlaceChange[],
  firstLevel = 0,
): Worse {
  const level = after.levels.findIndex(
    (value, index) => index >= firstLevel && value !== before.levels[index],
  );
  if (level < 0) return { level: 'same' };
  if (after.levels[level]! < before.levels[level]!) return { level: 'better' };
  if (level === 0) return openPlace(state, changes);
  if (level === 1) return changedPlace(state, changes);
  if (level === 2) return { level: 'worst', ...loadOf(state, riserOf(state, changes, 'worst')) };
  return worseTerm(state, before, after, changes);
}
