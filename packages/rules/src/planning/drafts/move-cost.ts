/**
 * Cost of moving one person from a place to another, without making the move. Costs of different people are
 * separate, except for wishes and families, which `isSeparate` excludes.
 */
import { crowdOf, crowdRate, evenRate, reserveEnergy, restOf, strainTable } from './rates.ts';
import { clampedQuarters, crowding, restAt, type SearchState, waitOf } from './state.ts';
import { crowdMargin, type DraftTables, restMargin } from './tables.ts';

/** Wishes are mutual, so that those of the others in a group depend only on people with wishes too. */
const hasWish = ({ wishes }: DraftTables, person: number): boolean => person >= 0 && wishes[person] === 1;

/** Change of the energy by the load. */
function loadCost({ tables, above }: SearchState, person: number, from: number, to: number): number {
  const { quarters, kindOf } = tables;
  const change = (to < 0 ? 0 : quarters[kindOf[to]!]!) - (from < 0 ? 0 : quarters[kindOf[from]!]!);
  const reserved = tables.reserve[person]! * ((to < 0 ? 0 : 1) - (from < 0 ? 0 : 1)) * reserveEnergy;
  if (change === 0) return reserved;
  const before = above[person]!;
  const after = before + change;
  return (
    reserved +
    evenRate * change * (before + after) +
    strainTable[clampedQuarters(after)]! -
    strainTable[clampedQuarters(before)]!
  );
}

/** Change of the duties beyond three in four weeks; weeks with both places are unchanged. */
function restChange(state: SearchState, person: number, from: number, to: number): number {
  const { tables, inRestWeeks } = state;
  const most = tables.restLimits[person]!;
  const left = from < 0 ? -restMargin - 1 : restAt(tables, person, tables.weekOf[from]!);
  const got = to < 0 ? -restMargin - 1 : restAt(tables, person, tables.weekOf[to]!);
  let change = 0;
  if (to >= 0)
    for (let at = got; at <= got + restMargin; at += 1)
      if (inRestWeeks[at]! >= most && (from < 0 || at < left || at > left + restMargin)) change += 1;
  if (from >= 0)
    for (let at = left; at <= left + restMargin; at += 1)
      if (inRestWeeks[at]! > most && (to < 0 || at < got || at > got + restMargin)) change -= 1;
  return change;
}

function crowdCost(state: SearchState, person: number, from: number, to: number): number {
  const { tables, crowd, tiring } = state;
  const { brief, kindOf, weekOf } = tables;
  const leaves = from >= 0 && brief[kindOf[from]!] === 0;
  const comes = to >= 0 && brief[kindOf[to]!] === 0;
  const row = person * (tables.weeks + 2 * crowdMargin) + crowdMargin;
  let cost = 0;
  // The duty itself is among those of its week.
  if (leaves) cost -= crowding(crowd, row + weekOf[from]!) - crowdOf[0];
  if (comes) {
    cost += crowding(crowd, row + weekOf[to]!);
    if (leaves) {
      const apart = Math.abs(weekOf[from]! - weekOf[to]!);
      if (apart < crowdOf.length) cost -= crowdOf[apart]!;
    }
  }
  if (tiring[person]! >= tables.restLimits[person]!)
    cost += restOf * restChange(state, person, leaves ? from : -1, comes ? to : -1);
  return crowdRate * cost;
}

function waitChange(state: SearchState, person: number, from: number, to: number): number {
  const { tables, weeksOfKind, inWeek } = state;
  const { kindOf, weekOf, weeks, kinds } = tables;
  let cost = 0;
  let kind = -1;
  let mask = 0;
  if (from >= 0) {
    kind = kindOf[from]!;
    const week = weekOf[from]!;
    const pair = person * kinds + kind;
    mask = weeksOfKind[pair]!;
    if (inWeek[pair * weeks + week]! > 1) cost -= tables.waits[kind * tables.gaps]!;
    else {
      mask &= ~(1 << week);
      cost -= waitOf(tables, pair, kind, mask, week);
    }
  }
  if (to >= 0) {
    const pair = person * kinds + kindOf[to]!;
    if (kindOf[to] !== kind) {
      kind = kindOf[to]!;
      mask = weeksOfKind[pair]!;
    }
    const week = weekOf[to]!;
    if ((mask & (1 << week)) !== 0) cost += tables.waits[kind * tables.gaps]!;
    else cost += waitOf(tables, pair, kind, mask, week);
  }
  return cost;
}

/**
 * Change of load, rest and waits in the energy if the person leaves one place and gets the other; -1 for
 * none.
 */
export const moveCost = (state: SearchState, person: number, from: number, to: number): number =>
  loadCost(state, person, from, to) +
  crowdCost(state, person, from, to) +
  waitChange(state, person, from, to);

/** Whether no wish depends on who of the two has the place; -1 for nobody. */
export const isSeparate = ({ tables }: SearchState, index: number, one: number, other: number): boolean =>
  tables.families === 0 &&
  (!tables.hasWishes || tables.groupOf[index]! < 0 || !(hasWish(tables, one) || hasWish(tables, other)));
