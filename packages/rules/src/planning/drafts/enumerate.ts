/** Tries every draft of a problem that is small enough. */
import { isInWholeShift, replace } from './exchange.ts';
import { isFreeFor } from './free-for.ts';
import {
  changedSum,
  compareLevels,
  type Levels,
  openSum,
  place,
  type SearchState,
  takeAway,
  vectorOf,
} from './state.ts';
import type { DraftTables } from './tables.ts';

const mostDrafts = 2_000_000;

/** Whether the drafts are few enough to try them all. */
export function isSmall({ movable, offsets }: DraftTables): boolean {
  let drafts = 1;
  for (const index of movable) {
    drafts *= offsets[index + 1]! - offsets[index]! + 1;
    if (drafts > mostDrafts) return false;
  }
  return true;
}

interface Enumeration {
  state: SearchState;
  /** Places in the order in which they are filled. */
  order: Int16Array;
  /** Costs that the places from here on add to the first two levels while they are open. */
  openAfter: Float64Array;
  changedAfter: Float64Array;
  best: Int16Array;
  levels: Levels;
}

/** Filling all later places as they stood would not reach the best. */
function isHopeless({ state, openAfter, changedAfter, levels }: Enumeration, depth: number): boolean {
  const open = state.sums[openSum]! - openAfter[depth]!;
  if (open !== levels[0]) return open > levels[0];
  return state.sums[changedSum]! - changedAfter[depth]! > levels[1];
}

function areShiftsWhole({ held, tables }: SearchState): boolean {
  return tables.groups.every((places, group) => {
    if (tables.whole[group] === 0) return true;
    const filled = places.filter((index) => held[index]! >= 0).length;
    return filled === 0 || filled === places.length;
  });
}

function tryFrom(search: Enumeration, depth: number): void {
  const { state, order } = search;
  if (isHopeless(search, depth)) return;
  if (depth === order.length) {
    const levels = vectorOf(state);
    if (compareLevels(levels, search.levels) >= 0 || !areShiftsWhole(state)) return;
    search.levels = levels;
    search.best.set(state.held);
    return;
  }
  const index = order[depth]!;
  const { offsets, candidates } = state.tables;
  for (let at = offsets[index]!; at < offsets[index + 1]!; at += 1) {
    if (!isFreeFor(state, candidates[at]!, index, -1)) continue;
    place(state, index, candidates[at]!);
    tryFrom(search, depth + 1);
    takeAway(state, index);
  }
  tryFrom(search, depth + 1);
}

/** Replaces the draft of the state by the best of all, unless it is one of the best. */
export function enumerate(state: SearchState): void {
  const { movable, importance, stood, firmness } = state.tables;
  const order = Int16Array.from(
    [...movable].sort(
      (one, other) =>
        Number(isInWholeShift(state, one)) - Number(isInWholeShift(state, other)) ||
        importance[other]! - importance[one]! ||
        one - other,
    ),
  );
  const openAfter = new Float64Array(order.length + 1);
  const changedAfter = new Float64Array(order.length + 1);
  for (let depth = order.length - 1; depth >= 0; depth -= 1) {
    const index = order[depth]!;
    openAfter[depth] = openAfter[depth + 1]! + importance[index]!;
    changedAfter[depth] = changedAfter[depth + 1]! + (stood[index]! < 0 ? 0 : firmness[index]!);
  }
  const best = state.held.slice();
  const levels = vectorOf(state);
  for (const index of order) replace(state, index, -1);
  const search: Enumeration = { state, order, openAfter, changedAfter, best, levels };
  tryFrom(search, 0);
  for (const index of order) replace(state, index, search.best[index]!);
}
