/** Moves between two and three places: whether the hard rules allow them, their cost, and making them. */
import { isFreeFor } from './free-for.ts';
import { isSeparate, moveCost } from './move-cost.ts';
import { changedEnergy, openEnergy } from './rates.ts';
import { energyOf, place, roleAt, type SearchState, takeAway } from './state.ts';

/** A shift that gets all its people or none. */
export function isInWholeShift({ tables }: SearchState, index: number): boolean {
  const group = tables.groupOf[index]!;
  return group >= 0 && tables.whole[group] === 1;
}

/** Replaces the person of a place; -1 opens it. */
export function replace(state: SearchState, index: number, person: number): void {
  if (state.held[index]! >= 0) takeAway(state, index);
  if (person >= 0) place(state, index, person);
}

/** Energy of the first two levels that the place has with the person. */
function placeCost({ tables }: SearchState, index: number, person: number): number {
  const stood = tables.stood[index]!;
  const changed = stood >= 0 && stood !== person ? changedEnergy * tables.firmness[index]! : 0;
  return person < 0 ? changed + openEnergy * tables.importance[index]! : changed;
}

const placeChange = (state: SearchState, index: number, person: number): number =>
  placeCost(state, index, person) - placeCost(state, index, state.held[index]!);

/** Change of the energy if the place gets a person who has no place that this one replaces. */
export function replacementCost(state: SearchState, index: number, person: number): number {
  const before = state.held[index]!;
  if (isSeparate(state, index, before, person))
    return (
      placeChange(state, index, person) +
      (before < 0 ? 0 : moveCost(state, before, index, -1)) +
      (person < 0 ? 0 : moveCost(state, person, -1, index))
    );
  const energy = energyOf(state);
  replace(state, index, person);
  const after = energyOf(state);
  replace(state, index, before);
  return after - energy;
}

/** Whether two places, of which one may be open, can exchange their people. */
export function canExchange(state: SearchState, one: number, other: number): boolean {
  const first = state.held[one]!;
  const second = state.held[other]!;
  if (first === second) return false;
  // One of the places opens and the other is filled; a shift opens or is filled as a whole.
  if ((first < 0 || second < 0) && (isInWholeShift(state, one) || isInWholeShift(state, other))) return false;
  return (
    (first < 0 || isFreeFor(state, first, other, one)) && (second < 0 || isFreeFor(state, second, one, other))
  );
}

export function exchange(state: SearchState, one: number, other: number): void {
  const first = state.held[one]!;
  const second = state.held[other]!;
  if (first >= 0) takeAway(state, one);
  if (second >= 0) takeAway(state, other);
  if (second >= 0) place(state, one, second);
  if (first >= 0) place(state, other, first);
}

export function exchangeCost(state: SearchState, one: number, other: number): number {
  const first = state.held[one]!;
  const second = state.held[other]!;
  if (isSeparate(state, one, first, second) && isSeparate(state, other, first, second))
    return (
      placeChange(state, one, second) +
      placeChange(state, other, first) +
      (first < 0 ? 0 : moveCost(state, first, one, other)) +
      (second < 0 ? 0 : moveCost(state, second, other, one))
    );
  const energy = energyOf(state);
  exchange(state, one, other);
  const after = energyOf(state);
  exchange(state, one, other);
  return after - energy;
}

const shareGroup = ({ tables }: SearchState, one: number, other: number): boolean =>
  tables.groupOf[one]! >= 0 && tables.groupOf[one] === tables.groupOf[other];

/** Whether the person of each of three filled places can have the next one. */
export function canRotate(state: SearchState, first: number, second: number, third: number): boolean {
  const one = state.held[first]!;
  const two = state.held[second]!;
  const three = state.held[third]!;
  if (one < 0 || two < 0 || three < 0 || one === two || two === three || one === three) return false;
  if (shareGroup(state, first, second) || shareGroup(state, second, third) || shareGroup(state, first, third))
    return false;
  return (
    isFreeFor(state, one, second, first) &&
    isFreeFor(state, two, third, second) &&
    isFreeFor(state, three, first, third)
  );
}

/** Passes the people of three places on; done three times, everybody has their own again. */
export function rotate(state: SearchState, first: number, second: number, third: number): void {
  const one = state.held[first]!;
  const two = state.held[second]!;
  const three = state.held[third]!;
  takeAway(state, first);
  takeAway(state, second);
  takeAway(state, third);
  place(state, second, one);
  place(state, third, two);
  place(state, first, three);
}

export function rotationCost(state: SearchState, first: number, second: number, third: number): number {
  const one = state.held[first]!;
  const two = state.held[second]!;
  const three = state.held[third]!;
  if (
    isSeparate(state, first, one, three) &&
    isSeparate(state, second, two, one) &&
    isSeparate(state, third, three, two)
  )
    return (
      placeChange(state, second, one) +
      placeChange(state, third, two) +
      placeChange(state, first, three) +
      moveCost(state, one, first, second) +
      moveCost(state, two, second, third) +
      moveCost(state, three, third, first)
    );
  const energy = energyOf(state);
  rotate(state, first, second, third);
  const after = energyOf(state);
  rotate(state, first, second, third);
  rotate(state, first, second, third);
  return after - energy;
}

/**
 * Place planned here that keeps the person from this one: in its cell, or on the platform in its week; -1 for
 * none.
 */
export function blockingPlace(state: SearchState, person: number, index: number): number {
  const { tables } = state;
  const kind = tables.kindOf[index]!;
  const inCell = state.placeInCell[roleAt(tables, person, tables.cellOf[index]!, kind)]!;
  if (inCell >= 0) return inCell;
  return tables.onPlatform[kind] === 1
    ? state.placeOnPlatform[person * tables.weeks + tables.weekOf[index]!]!
    : -1;
}
