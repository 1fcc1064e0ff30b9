/**
 * Repairs a schedule with few open places by chains of replacements (X-FAIR-25): somebody takes an open place and
 * passes on what keeps them from it. Random moves rarely find a long chain, because each of its steps alone costs.
 */
import { isInWholeShift, replace } from './exchange.ts';
import { isMonthFull } from './free-for.ts';
import { keepPeople } from './greedy.ts';
import { conflictOf, nothing } from './repair.ts';
import { changedSum, openSum, type SearchState, startState, vectorOf } from './state.ts';
import type { DraftTables } from './tables.ts';

/** Open places from which chains are looked for. */
const mostOpen = 3;
/** Steps of the search, so that a repair takes a fraction of a second. */
const mostSteps = 150_000;

interface ChainSearch {
  state: SearchState;
  steps: number;
  /** The best levels so far, and its people. */
  open: number;
  changed: number;
  best: Int16Array | null;
}

/** Places in the month of this one that the person could pass on. */
const inMonth = ({ tables, held }: SearchState, person: number, index: number): number[] =>
  [...tables.movable].filter(
    (other) => held[other] === person && tables.monthOf[other] === tables.monthOf[index],
  );

/** Tries everything that the person could pass on to be free for the place. */
function passOn(
  search: ChainSearch,
  person: number,
  index: number,
  opened: number[],
  done: () => void,
): void {
  const { state } = search;
  search.steps += 1;
  if (search.steps > mostSteps) return;
  const conflict = conflictOf(state, person, index);
  if (conflict === nothing) {
    done();
    return;
  }
  if (conflict < 0) return;
  const isOfMonth =
    state.held[conflict] === person &&
    state.tables.hasLimits &&
    isMonthFull(state, person, index, -1) &&
    state.tables.weekOf[conflict] !== state.tables.weekOf[index];
  for (const place of isOfMonth ? inMonth(state, person, index) : [conflict]) {
    const holder = state.held[place]!;
    // A place is passed on once: a longer chain through it is no better. A shift needs all its people.
    if (holder !== state.tables.stood[place] || isInWholeShift(state, place)) continue;
    replace(state, place, -1);
    opened.push(place);
    passOn(search, person, index, opened, done);
    opened.pop();
    replace(state, place, holder);
  }
}

/** @param open importance of the places that stay open. @param changed cost of the people who lose a place. */
function fillAll(search: ChainSearch, places: readonly number[], open: number, changed: number): void {
  if (search.steps > mostSteps) return;
  if (open > search.open || (open === search.open && changed >= search.changed)) return;
  const { state } = search;
  const { tables } = state;
  const [place, ...others] = places;
  if (place === undefined) {
    search.open = open;
    search.changed = changed;
    search.best = state.held.slice();
    return;
  }
  // The person of the place could have stayed there: that chain would only be longer.
  const candidates = tables.candidates
    .subarray(tables.offsets[place]!, tables.offsets[place + 1]!)
    .filter((person) => person !== tables.stood[place]);
  const isFree = [...candidates].map((person) => conflictOf(state, person, place) === nothing);
  // People with nothing to pass on first, so that the others are compared with a good draft.
  for (const free of [true, false])
    for (const [at, person] of candidates.entries()) {
      if (isFree[at] !== free) continue;
      const opened: number[] = [];
      passOn(search, person, place, opened, () => {
        const cost = opened.reduce((sum, one) => sum + tables.firmness[one]!, 0);
        replace(state, place, person);
        fillAll(search, [...others, ...opened], open, changed + cost);
        replace(state, place, -1);
      });
    }
  fillAll(search, others, open + tables.importance[place]!, changed);
}

/** The people of a schedule who stay, without anybody else. */
function standing(tables: DraftTables): SearchState {
  const state = startState(tables);
  keepPeople(state);
  return state;
}

/**
 * Replaces the draft by one that leaves less open or changes fewer people, if a chain does.
 * @returns whether it did.
 */
export function improveByChains(state: SearchState): boolean {
  const { tables } = state;
  const { movable, stood, importance, firmness } = tables;
  const [open, changed] = vectorOf(state);
  // A new draft has nobody to replace, and shifts are filled whole.
  if (!movable.some((index) => stood[index]! >= 0)) return false;
  const start = standing(tables);
  const loose = [...movable].filter((index) => start.held[index]! < 0);
  if (loose.length > mostOpen || loose.some((index) => isInWholeShift(start, index))) return false;
  const [openNow, changedNow] = [start.sums[openSum]!, start.sums[changedSum]!];
  const places = loose.reduce((sum, index) => sum + importance[index]!, 0);
  const lost = loose.reduce((sum, index) => sum + firmness[index]!, 0);
  // Places that cannot change count in the levels, too.
  const [openBase, changedBase] = [openNow - places, changedNow - lost];
  const search: ChainSearch = {
    state: start,
    steps: 0,
    open: open - openBase,
    changed: changed - changedBase,
    best: null,
  };
  fillAll(search, loose, 0, lost);
  const { best } = search;
  if (best === null) return false;
  for (const index of movable) replace(state, index, -1);
  for (const index of movable) if (best[index]! >= 0) replace(state, index, best[index]!);
  return true;
}
