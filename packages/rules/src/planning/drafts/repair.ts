/**
 * Puts a person at a place and fills what that opens: their other places, and those of excluded partners.
 * Every step is recorded and can be undone.
 */
import { isInWholeShift, replace, replacementCost } from './exchange.ts';
import { isBusyAt, isFreeFor, isInCell, isMonthFull, isOnPlatform, misfitOf } from './free-for.ts';
import { cheapestFor } from './greedy.ts';
import { energyOf, roleAt, type SearchState } from './state.ts';
import { isCandidate } from './tables.ts';

export interface Repair {
  state: SearchState;
  /** Changed places with their people before, oldest first. */
  places: Int16Array;
  people: Int16Array;
  changes: number;
  /** Places that were opened and are to be filled again. */
  holes: Int16Array;
  holeCount: number;
}

const mostChanges = 256;
const mostHoles = 16;
/** Places that a person who gets one passes on, one after the other. */
const mostLightened = 2;

export const repairOf = (state: SearchState): Repair => ({
  state,
  places: new Int16Array(mostChanges),
  people: new Int16Array(mostChanges),
  changes: 0,
  holes: new Int16Array(mostHoles),
  holeCount: 0,
});

function set(repair: Repair, index: number, person: number): void {
  repair.places[repair.changes] = index;
  repair.people[repair.changes] = repair.state.held[index]!;
  repair.changes += 1;
  replace(repair.state, index, person);
}

function undoTo(repair: Repair, changes: number): void {
  while (repair.changes > changes) {
    repair.changes -= 1;
    replace(repair.state, repair.places[repair.changes]!, repair.people[repair.changes]!);
  }
}

/** Undoes everything since `putThere`. */
export const undo = (repair: Repair): void => undoTo(repair, 0);

/** No place keeps the person from this one. */
export const nothing = -1;
/** Something that the draft cannot change does. */
const unchangeable = -2;

const changeable = ({ tables }: SearchState, index: number): number =>
  index >= 0 && tables.fixedPlace[index] === 0 ? index : unchangeable;

function placeAtTime(state: SearchState, person: number, cell: number): number {
  const { tables, held, inCell } = state;
  for (const other of tables.clashing[cell]!) {
    if (inCell[person * tables.cells + other] === 0) continue;
    const found = tables.placesOfCell[other]!.find((index) => held[index] === person);
    return changeable(state, found ?? nothing);
  }
  return unchangeable;
}

/** Least important place of the person in the month, of the same area if possible. */
function placeInMonth(state: SearchState, person: number, index: number): number {
  const { tables, held } = state;
  const area = (other: number): number => tables.areaOf[tables.kindOf[other]!]!;
  let found = unchangeable;
  for (const other of tables.movable) {
    if (held[other] !== person || tables.monthOf[other] !== tables.monthOf[index]) continue;
    const better =
      found < 0 ||
      Number(area(other) === area(index)) - Number(area(found) === area(index)) > 0 ||
      (area(other) === area(found) && tables.importance[other]! < tables.importance[found]!);
    if (better) found = other;
  }
  return found;
}

/** A place that keeps the person from this open one, or one of the two negative numbers above. */
export function conflictOf(state: SearchState, person: number, index: number): number {
  const { tables } = state;
  const cell = tables.cellOf[index]!;
  if (isInCell(state, person, index, -1))
    return changeable(state, state.placeInCell[roleAt(tables, person, cell, tables.kindOf[index]!)]!);
  if (isOnPlatform(state, person, index, -1))
    return changeable(state, state.placeOnPlatform[person * tables.weeks + tables.weekOf[index]!]!);
  if (isBusyAt(state, person, cell, -1)) return placeAtTime(state, person, cell);
  if (tables.hasLimits && isMonthFull(state, person, index, -1)) return placeInMonth(state, person, index);
  const misfit = misfitOf(state, person, index, -1);
  return misfit < 0 ? nothing : changeable(state, misfit);
}

function addHole(repair: Repair, index: number): boolean {
  if (repair.holeCount === mostHoles) return false;
  repair.holes[repair.holeCount] = index;
  repair.holeCount += 1;
  return true;
}

/** Opens everything that keeps the person from the open place. */
function makeFree(repair: Repair, index: number, person: number): boolean {
  for (;;) {
    const conflict = conflictOf(repair.state, person, index);
    if (conflict === nothing) return true;
    if (conflict === unchangeable || !addHole(repair, conflict)) return false;
    set(repair, conflict, -1);
  }
}

/** Rise of the energy from which a longer chain is looked for: somebody two steps above the share. */
const costly = 15_000;

/** Fills the hole with somebody from another place, which somebody else gets. `pinned` does not change. */
function fillByChain(repair: Repair, hole: number, pinned: number, most: number): boolean {
  const { state } = repair;
  const { offsets, candidates } = state.tables;
  let least = most;
  let steps: [number, number, number] | null = null;
  const start = repair.changes;
  for (let at = offsets[hole]!; at < offsets[hole + 1]!; at += 1) {
    const person = candidates[at]!;
    const from = conflictOf(state, person, hole);
    if (from < 0 || from === pinned || state.held[from] !== person) continue;
    const opened = replacementCost(state, from, -1);
    set(repair, from, -1);
    if (isFreeFor(state, person, hole, -1)) {
      const filled = replacementCost(state, hole, person);
      set(repair, hole, person);
      const next = cheapestFor(state, from);
      const shut = next < 0 ? 0 : replacementCost(state, from, next);
      if (opened + filled + shut < least && (next >= 0 || !isInWholeShift(state, from))) {
        least = opened + filled + shut;
        steps = [from, person, next];
      }
    }
    undoTo(repair, start);
  }
  if (steps === null) return false;
  const [from, person, next] = steps;
  set(repair, from, -1);
  set(repair, hole, person);
  if (next >= 0) set(repair, from, next);
  return true;
}

/** Fills a hole that one chain leaves open by two of them; the first that fills everything is taken. */
function fillByTwoChains(repair: Repair, hole: number, pinned: number): void {
  const { state } = repair;
  const { offsets, candidates } = state.tables;
  const start = repair.changes;
  for (let at = offsets[hole]!; at < offsets[hole + 1]!; at += 1) {
    const person = candidates[at]!;
    const from = conflictOf(state, person, hole);
    if (from < 0 || from === pinned || state.held[from] !== person) continue;
    const before = energyOf(state);
    set(repair, from, -1);
    if (isFreeFor(state, person, hole, -1)) {
      set(repair, hole, person);
      if (fillByChain(repair, from, pinned, 0) && state.held[from]! >= 0 && energyOf(state) < before) return;
    }
    undoTo(repair, start);
  }
}

function fillHole(repair: Repair, hole: number, pinned: number, deep: boolean): void {
  const { state } = repair;
  const person = cheapestFor(state, hole);
  const cost = person < 0 ? 0 : replacementCost(state, hole, person);
  const open = replacementCost(state, hole, -1);
  const risen = cost + state.tables.importance[hole]! * 1e9;
  if (deep && (person < 0 || risen > costly) && fillByChain(repair, hole, pinned, cost)) return;
  if (person >= 0 && cost < open) set(repair, hole, person);
  else if (deep) fillByTwoChains(repair, hole, pinned);
}

/** Places of a shift whose people are missing; false if the pinned place is in it. */
function closeShifts(repair: Repair, pinned: number): boolean {
  const { state } = repair;
  const { groupOf, groups } = state.tables;
  for (let index = 0; index < repair.holeCount; index += 1) {
    const hole = repair.holes[index]!;
    if (state.held[hole]! >= 0 || !isInWholeShift(state, hole)) continue;
    const group = groupOf[hole]!;
    if (groupOf[pinned] === group) return false;
    for (const place of groups[group]!) if (state.held[place]! >= 0) set(repair, place, -1);
  }
  return true;
}

/** Passes one place of a person above the share on, if that is cheaper; the pinned one stays. */
function lighten(repair: Repair, person: number, pinned: number): boolean {
  const { state } = repair;
  const { above } = state;
  if (above[person]! <= 0) return false;
  const { movable, offsets, candidates } = state.tables;
  let least = 0;
  let step: [number, number] | null = null;
  for (const index of movable) {
    if (state.held[index] !== person || index === pinned) continue;
    for (let at = offsets[index]!; at < offsets[index + 1]!; at += 1) {
      const other = candidates[at]!;
      if (above[other]! >= above[person]! || !isFreeFor(state, other, index, -1)) continue;
      const cost = replacementCost(state, index, other);
      if (cost >= least) continue;
      least = cost;
      step = [index, other];
    }
  }
  if (step !== null) set(repair, step[0], step[1]);
  return step !== null;
}

/**
 * @param depth repaired places in a row: 0 leaves open what the person leaves.
 * @returns false if a hard rule keeps the person from the place; then everything has to be undone as well.
 */
export function putThere(repair: Repair, index: number, person: number, depth: 0 | 1 | 2): boolean {
  const { state } = repair;
  const { tables } = state;
  repair.changes = 0;
  repair.holeCount = 0;
  if ((tables.ok[index * tables.people + person]! & isCandidate) === 0 || tables.fixedPlace[index] === 1)
    return false;
  if (state.held[index]! >= 0) set(repair, index, -1);
  if (!makeFree(repair, index, person)) return false;
  set(repair, index, person);
  if (isInWholeShift(state, index))
    for (const other of tables.groups[tables.groupOf[index]!]!)
      if (other !== index && state.held[other]! < 0 && !addHole(repair, other)) return false;
  if (depth > 0)
    for (let hole = 0; hole < repair.holeCount; hole += 1)
      if (state.held[repair.holes[hole]!]! < 0) fillHole(repair, repair.holes[hole]!, index, depth === 2);
  if (!closeShifts(repair, index)) return false;
  if (depth === 2) for (let step = 0; step < mostLightened && lighten(repair, person, index); step += 1);
  return true;
}
