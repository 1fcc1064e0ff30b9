/** First draft: the scarcest place first, each with the person who costs least. */
import { isInWholeShift, replacementCost } from './exchange.ts';
import { isFreeFor } from './free-for.ts';
import { place, type SearchState, takeAway } from './state.ts';

/** Cheapest person for an open place, -1 if nobody is free. */
export function cheapestFor(state: SearchState, index: number): number {
  const { offsets, candidates } = state.tables;
  let cheapest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let at = offsets[index]!; at < offsets[index + 1]!; at += 1) {
    const person = candidates[at]!;
    if (!isFreeFor(state, person, index, -1)) continue;
    const cost = replacementCost(state, index, person);
    if (cost < least) {
      least = cost;
      cheapest = person;
    }
  }
  return cheapest;
}

/** Fills the open places of a shift. If one of them stays open, all of them do. */
export function fillShift(state: SearchState, group: number): boolean {
  const places = state.tables.groups[group]!;
  for (let index = 0; index < places.length; index += 1) {
    const open = places[index]!;
    if (state.held[open]! >= 0) continue;
    const person = cheapestFor(state, open);
    if (person < 0) {
      emptyShift(state, group);
      return false;
    }
    place(state, open, person);
  }
  return true;
}

export function emptyShift(state: SearchState, group: number): void {
  const places = state.tables.groups[group]!;
  for (let index = 0; index < places.length; index += 1)
    if (state.held[places[index]!]! >= 0) takeAway(state, places[index]!);
}

/** Keeps everybody who can stay, the firmest first. */
export function keepPeople(state: SearchState): void {
  const { movable, stood, firmness, groups, whole } = state.tables;
  const before = [...movable].filter((index) => stood[index]! >= 0);
  before.sort((one, other) => firmness[other]! - firmness[one]! || one - other);
  for (const index of before)
    if (isFreeFor(state, stood[index]!, index, -1)) place(state, index, stood[index]!);
  for (const [group, places] of groups.entries())
    if (whole[group] === 1 && places.some((index) => state.held[index]! >= 0)) fillShift(state, group);
}

export function fillGreedily(state: SearchState): void {
  const { movable, offsets, importance, groupOf } = state.tables;
  const candidatesOf = (index: number): number => offsets[index + 1]! - offsets[index]!;
  const order = [...movable].sort(
    (one, other) =>
      candidatesOf(one) - candidatesOf(other) || importance[other]! - importance[one]! || one - other,
  );
  for (const index of order) {
    if (state.held[index]! >= 0) continue;
    if (isInWholeShift(state, index)) {
      fillShift(state, groupOf[index]!);
      continue;
    }
    const person = cheapestFor(state, index);
    if (person >= 0) place(state, index, person);
  }
}
