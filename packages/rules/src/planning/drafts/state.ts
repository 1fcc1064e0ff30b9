/**
 * A draft in the search: who has each place, and the sums of its costs, which placing and taking away update
 * in constant time and without allocation.
 */
import type { PlacePeople } from './problem.ts';
import {
  changedEnergy,
  crowdOf,
  crowdRate,
  evenRate,
  familyRate,
  openEnergy,
  reserveEnergy,
  reserveWorst,
  restOf,
  strainTable,
  topQuarters,
  wishRate,
  worstTable,
} from './rates.ts';
import { crowdMargin, type DraftTables, isWishable, restMargin, roleCount } from './tables.ts';

/** Positions of `sums`. */
export const openSum = 0;
export const changedSum = 1;
export const worstSum = 2;
/** Level 3 in the energy. */
const strainSum = 3;
export const evenSum = 4;
export const crowdSum = 5;
export const waitSum = 6;
export const wishSum = 7;
const sumCount = 8;

/** `all` and the area of the kind. */
export const areaCount = 5;

/** Open, changed, worst, quality: compared from the left, a smaller number is better. */
export type Levels = [open: number, changed: number, worst: number, quality: number];

export interface SearchState {
  tables: DraftTables;
  /** Person by place, -1 for an open one. */
  held: Int16Array;
  sums: Float64Array;
  /** Load above the share by person, in quarter points. */
  above: Int32Array;
  /** Duties that are not brief, by person and week, with a margin on both sides. */
  crowd: Uint8Array;
  /** The same duties in four consecutive weeks, by person and the last of these weeks. */
  inRestWeeks: Uint8Array;
  /** All of these duties by person: fewer than the limit cannot exceed it in any weeks. */
  tiring: Uint16Array;
  /** Duties by person and cell: all, and by role. */
  inCell: Uint8Array;
  rolesInCell: Uint8Array;
  /** Place of the person in the cell by role, if planned here, otherwise -1. */
  placeInCell: Int16Array;
  platformInWeek: Uint8Array;
  placeOnPlatform: Int16Array;
  /** By person, area and month. */
  inMonth: Uint8Array;
  /** By person and kind: a bit for each week. */
  weeksOfKind: Int32Array;
  /** By person, kind and week. */
  inWeek: Uint8Array;
  /** People of a family on the platform, by family and cell. */
  familyInCell: Uint8Array;
}

export const clampedQuarters = (above: number): number =>
  above < 0 ? 0 : above > topQuarters ? topQuarters : above;

/** Changes the load of a person. */
function load(state: SearchState, person: number, quarters: number): void {
  const { above, sums } = state;
  const before = above[person]!;
  const after = before + quarters;
  above[person] = after;
  sums[evenSum]! += quarters * (before + after);
  const from = clampedQuarters(before);
  const to = clampedQuarters(after);
  if (from !== to) {
    sums[worstSum]! += worstTable[to]! - worstTable[from]!;
    sums[strainSum]! += strainTable[to]! - strainTable[from]!;
  }
}

/** Crowding of one more duty with those in the week and around it. */
export function crowding(crowd: Uint8Array, at: number): number {
  return (
    crowdOf[0] * crowd[at]! +
    crowdOf[1] * (crowd[at - 1]! + crowd[at + 1]!) +
    crowdOf[2] * (crowd[at - 2]! + crowd[at + 2]!)
  );
}

/** First of the entries of `inRestWeeks` that count a duty of the week; three more follow. */
export const restAt = ({ weeks }: DraftTables, person: number, week: number): number =>
  person * (weeks + restMargin) + week;

/** Entry of `rolesInCell` and `placeInCell` for a duty of the kind. */
export const roleAt = ({ cells, roleOf }: DraftTables, person: number, cell: number, kind: number): number =>
  (person * cells + cell) * roleCount + roleOf[kind]!;

/** Additional wait cost of a duty in a week in which the person has none of the kind. */
export function waitOf(tables: DraftTables, pair: number, kind: number, mask: number, week: number): number {
  const { waits, gaps, last, next } = tables;
  const below = mask & ((1 << week) - 1);
  const above = mask >>> (week + 1);
  const from = below === 0 ? last[pair]! : 31 - Math.clz32(below);
  const to = above === 0 ? next[pair]! : week + 32 - Math.clz32(above & -above);
  const at = kind * gaps;
  const before = week - from;
  const after = to - week;
  const whole = to - from;
  return (
    (before < gaps ? waits[at + before]! : 0) +
    (after < gaps ? waits[at + after]! : 0) -
    (whole < gaps ? waits[at + whole]! : 0)
  );
}

/** Adds (1) or removes (-1) a duty of the kind in the week of the span to the waits of a person. */
function changeWait(state: SearchState, person: number, kind: number, week: number, sign: 1 | -1): void {
  const { tables, weeksOfKind, inWeek, sums } = state;
  const pair = person * tables.kinds + kind;
  const at = pair * tables.weeks + week;
  const others = sign === 1 ? inWeek[at]! : inWeek[at]! - 1;
  inWeek[at] = sign === 1 ? others + 1 : others;
  if (others > 0) {
    sums[waitSum]! += sign * tables.waits[kind * tables.gaps]!;
    return;
  }
  const bit = 1 << week;
  const mask = weeksOfKind[pair]! & ~bit;
  sums[waitSum]! += sign * waitOf(tables, pair, kind, mask, week);
  weeksOfKind[pair] = sign === 1 ? mask | bit : mask;
}

function changeMonth(state: SearchState, person: number, kind: number, month: number, sign: 1 | -1): void {
  const { inMonth, tables } = state;
  const at = person * areaCount * tables.months + month;
  inMonth[at]! += sign;
  inMonth[at + tables.areaOf[kind]! * tables.months]! += sign;
}

function changeFamily(state: SearchState, person: number, cell: number, sign: 1 | -1): void {
  const { familyInCell, sums, tables } = state;
  const family = tables.family[person]!;
  if (family < 0) return;
  const at = family * tables.cells + cell;
  const others = sign === 1 ? familyInCell[at]! : familyInCell[at]! - 1;
  familyInCell[at]! += sign;
  if (others > 0) sums[wishSum]! += sign * familyRate;
}

/** Adds or removes a duty of the person in the weeks of which they may have three. */
function changeRest(state: SearchState, person: number, week: number, sign: 1 | -1): void {
  const { inRestWeeks, sums, tables, tiring } = state;
  const at = restAt(tables, person, week);
  tiring[person]! += sign;
  let full = 0;
  for (let index = at; index <= at + restMargin; index += 1) {
    if (sign === -1) inRestWeeks[index]! -= 1;
    if (inRestWeeks[index]! >= tables.restLimits[person]!) full += 1;
    if (sign === 1) inRestWeeks[index]! += 1;
  }
  if (full === 0) return;
  sums[crowdSum]! += sign * restOf * full;
}

/** Adds or removes a duty in the span, without its load. */
function occupy(
  state: SearchState,
  person: number,
  kind: number,
  week: number,
  cell: number,
  sign: 1 | -1,
): void {
  const { tables } = state;
  const brief = tables.brief[kind] === 1;
  if (!brief) {
    const at = person * (tables.weeks + 2 * crowdMargin) + week + crowdMargin;
    if (sign === -1) state.crowd[at]! -= 1;
    state.sums[crowdSum]! += sign * crowding(state.crowd, at);
    if (sign === 1) state.crowd[at]! += 1;
    changeRest(state, person, week, sign);
  }
  changeWait(state, person, kind, week, sign);
  if (tables.onPlatform[kind] === 1) {
    state.platformInWeek[person * tables.weeks + week]! += sign;
    if (tables.families > 0 && cell >= 0) changeFamily(state, person, cell, sign);
  }
  if (cell < 0) return;
  const at = person * tables.cells + cell;
  state.inCell[at]! += sign;
  state.rolesInCell[at * roleCount + tables.roleOf[kind]!]! += sign;
}

/** People of the group whose wish for one of the others is not met, at `wishRate` each. */
function wishesOf(state: SearchState, group: number): number {
  const { held, tables } = state;
  const places = tables.groups[group]!;
  const wished = tables.wished[group]!;
  let unmet = 0;
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index]!;
    const person = held[place]!;
    if (person < 0 || (tables.ok[place * tables.people + person]! & isWishable) === 0) continue;
    let met = false;
    for (let other = 0; other < places.length && !met; other += 1) {
      const partner = held[places[other]!]!;
      met = partner >= 0 && (tables.between[person * tables.people + partner]! & wished) !== 0;
    }
    if (!met) unmet += 1;
  }
  return wishRate * unmet;
}

function hold(state: SearchState, place: number, person: number): void {
  const { tables, held, sums } = state;
  const group = tables.groupOf[place]!;
  if (group < 0 || !tables.hasWishes || tables.wishes[person < 0 ? held[place]! : person] === 0) {
    held[place] = person;
    return;
  }
  sums[wishSum]! -= wishesOf(state, group);
  held[place] = person;
  sums[wishSum]! += wishesOf(state, group);
}

/** Adds or removes the costs that belong to the place. */
function change(state: SearchState, place: number, person: number, sign: 1 | -1): void {
  const { tables, sums } = state;
  const kind = tables.kindOf[place]!;
  const week = tables.weekOf[place]!;
  const cell = tables.cellOf[place]!;
  sums[openSum]! -= sign * tables.importance[place]!;
  if (tables.stood[place] === person) sums[changedSum]! -= sign * tables.firmness[place]!;
  load(state, person, sign * tables.quarters[kind]!);
  if (tables.reserve[person] === 1) {
    sums[worstSum]! += sign * reserveWorst;
    sums[strainSum]! += sign * reserveEnergy;
  }
  occupy(state, person, kind, week, cell, sign);
  if (tables.hasLimits) changeMonth(state, person, kind, tables.monthOf[place]!, sign);
}

/** Assigns a person to an open place. */
export function place(state: SearchState, index: number, person: number): void {
  const { tables } = state;
  change(state, index, person, 1);
  hold(state, index, person);
  const kind = tables.kindOf[index]!;
  if (tables.fixedPlace[index] === 1) return;
  const inCell = roleAt(tables, person, tables.cellOf[index]!, kind);
  if (state.placeInCell[inCell]! < 0) state.placeInCell[inCell] = index;
  if (tables.onPlatform[kind] === 1) {
    const at = person * tables.weeks + tables.weekOf[index]!;
    if (state.placeOnPlatform[at]! < 0) state.placeOnPlatform[at] = index;
  }
}

/** Opens a place. */
export function takeAway(state: SearchState, index: number): void {
  const { tables } = state;
  const person = state.held[index]!;
  change(state, index, person, -1);
  hold(state, index, -1);
  const cell = roleAt(tables, person, tables.cellOf[index]!, tables.kindOf[index]!);
  if (state.placeInCell[cell] === index) state.placeInCell[cell] = -1;
  const week = person * tables.weeks + tables.weekOf[index]!;
  if (state.placeOnPlatform[week] === index) state.placeOnPlatform[week] = -1;
}

export const qualityOf = ({ sums }: SearchState): number =>
  evenRate * sums[evenSum]! + crowdRate * sums[crowdSum]! + sums[waitSum]! + sums[wishSum]!;

export const energyOf = (state: SearchState): number =>
  openEnergy * state.sums[openSum]! +
  changedEnergy * state.sums[changedSum]! +
  state.sums[strainSum]! +
  qualityOf(state);

export const vectorOf = (state: SearchState): Levels => [
  state.sums[openSum]!,
  state.sums[changedSum]!,
  state.sums[worstSum]!,
  qualityOf(state),
];

/** The levels, and the terms of `quality` at their rates. */
export interface DraftTerms {
  levels: Levels;
  even: number;
  crowd: number;
  wait: number;
  wish: number;
}

export const termNames = ['even', 'crowd', 'wait', 'wish'] as const;

export const termsOf = (state: SearchState): DraftTerms => ({
  levels: vectorOf(state),
  even: evenRate * state.sums[evenSum]!,
  crowd: crowdRate * state.sums[crowdSum]!,
  wait: state.sums[waitSum]!,
  wish: state.sums[wishSum]!,
});

/** Negative if the first vector is better. */
export function compareLevels(one: Levels, other: Levels): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2] || one[3] - other[3];
}

function emptyState(tables: DraftTables): SearchState {
  const { places, people, kinds, cells, weeks, months } = tables;
  return {
    tables,
    held: new Int16Array(places).fill(-1),
    sums: new Float64Array(sumCount),
    above: new Int32Array(people),
    crowd: new Uint8Array(people * (weeks + 2 * crowdMargin) + 2 * crowdMargin),
    inRestWeeks: new Uint8Array(people * (weeks + restMargin)),
    tiring: new Uint16Array(people),
    inCell: new Uint8Array(people * cells),
    rolesInCell: new Uint8Array(people * cells * roleCount),
    placeInCell: new Int16Array(people * cells * roleCount).fill(-1),
    platformInWeek: new Uint8Array(people * weeks),
    placeOnPlatform: new Int16Array(people * weeks).fill(-1),
    inMonth: new Uint8Array(people * areaCount * months),
    weeksOfKind: new Int32Array(people * kinds),
    inWeek: new Uint8Array(people * kinds * weeks),
    familyInCell: new Uint8Array(tables.families * cells),
  };
}

/** Adds duties around the span first, so that the order of the list does not change the sums. */
function addFixedDuties(state: SearchState): void {
  const { tables } = state;
  const { fixed } = tables.problem;
  const isInside = (week: number): boolean => week >= 0 && week < tables.weeks;
  for (const { person, kind, week } of fixed)
    if (!isInside(week) && tables.brief[kind] === 0) {
      const at = week + crowdMargin;
      const row = person * (tables.weeks + 2 * crowdMargin);
      if (at >= 0 && at < tables.weeks + 2 * crowdMargin) state.crowd[row + at]! += 1;
      const first = restAt(tables, person, 0);
      state.tiring[person]! += 1;
      for (let last = Math.max(0, week); last <= Math.min(week, tables.weeks - 1) + restMargin; last += 1)
        state.inRestWeeks[first + last]! += 1;
    }
  for (const { person, kind, week, month, cell } of fixed) {
    if (month !== null && tables.hasLimits) changeMonth(state, person, kind, month, 1);
    if (isInside(week)) occupy(state, person, kind, week, cell ?? -1, 1);
  }
}

/** The state without any planned place except the locked ones. */
export function startState(tables: DraftTables): SearchState {
  const state = emptyState(tables);
  for (const { importance } of tables.problem.places.map(({ kind }) => tables.problem.kinds[kind]!))
    state.sums[openSum]! += importance;
  for (const firmness of tables.firmness) state.sums[changedSum]! += firmness;
  for (const [person, { share, given }] of tables.problem.people.entries()) {
    state.sums[worstSum]! += worstTable[0]!;
    state.sums[strainSum]! += strainTable[0]!;
    load(state, person, 4 * given - share);
  }
  addFixedDuties(state);
  for (const [index, { locked, stood }] of tables.problem.places.entries())
    if (locked && stood !== null) place(state, index, stood);
  return state;
}

/** The state of a stored draft; locked places are filled already. */
export function stateOf(tables: DraftTables, held: PlacePeople | Int16Array): SearchState {
  const state = startState(tables);
  for (const [index, person] of held.entries())
    if (person !== null && person >= 0 && tables.fixedPlace[index] === 0) place(state, index, person);
  return state;
}
