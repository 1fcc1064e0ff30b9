/** Hard rules of a draft between duties: whether a person can take a place now. */
import { areaCount, roleAt, type SearchState } from './state.ts';
import { isCandidate } from './tables.ts';

/** Another duty at the time of the cell in another cell; a place that the person leaves is not counted. */
export function isBusyAt(state: SearchState, person: number, cell: number, leaving: number): boolean {
  const { tables, inCell } = state;
  const clashing = tables.clashing[cell]!;
  const row = person * tables.cells;
  for (let index = 0; index < clashing.length; index += 1) {
    const other = clashing[index]!;
    const left = leaving >= 0 && tables.cellOf[leaving] === other ? 1 : 0;
    if (inCell[row + other]! > left) return true;
  }
  return false;
}

export function isMonthFull(state: SearchState, person: number, place: number, leaving: number): boolean {
  const { tables, inMonth } = state;
  const month = tables.monthOf[place]!;
  const area = tables.areaOf[tables.kindOf[place]!]!;
  const row = person * areaCount;
  const left = leaving >= 0 && tables.monthOf[leaving] === month ? 1 : 0;
  const leftInArea = left === 1 && tables.areaOf[tables.kindOf[leaving]!] === area ? 1 : 0;
  return (
    inMonth[row * tables.months + month]! - left >= tables.limits[row]! ||
    inMonth[(row + area) * tables.months + month]! - leftInArea >= tables.limits[row + area]!
  );
}

/**
 * First place of the group whose person may not serve with this one; -1 without any. The place that the
 * person leaves is not counted.
 */
export function misfitOf(state: SearchState, person: number, place: number, leaving: number): number {
  const { tables, held } = state;
  const group = tables.groupOf[place]!;
  if (group < 0) return -1;
  const places = tables.groups[group]!;
  const banned = tables.banned[group]!;
  const row = person * tables.people;
  for (let index = 0; index < places.length; index += 1) {
    const other = places[index]!;
    const partner = other === place || other === leaving ? -1 : held[other]!;
    if (partner >= 0 && (tables.between[row + partner]! & banned) !== 0) return other;
  }
  return -1;
}

/** Another duty of the role in the cell: both not brief, two prayers or two tasks. */
export function isInCell(state: SearchState, person: number, place: number, leaving: number): boolean {
  const { cellOf, kindOf, roleOf } = state.tables;
  const cell = cellOf[place]!;
  const kind = kindOf[place]!;
  const left = leaving >= 0 && cellOf[leaving] === cell && roleOf[kindOf[leaving]!] === roleOf[kind] ? 1 : 0;
  return state.rolesInCell[roleAt(state.tables, person, cell, kind)]! > left;
}

/** Another duty on the platform in the week, both on the platform. */
export function isOnPlatform(state: SearchState, person: number, place: number, leaving: number): boolean {
  const { tables } = state;
  if (tables.onPlatform[tables.kindOf[place]!] === 0) return false;
  const week = tables.weekOf[place]!;
  const left =
    leaving >= 0 && tables.weekOf[leaving] === week && tables.onPlatform[tables.kindOf[leaving]!] === 1
      ? 1
      : 0;
  return state.platformInWeek[person * tables.weeks + week]! > left;
}

/**
 * Whether the person can take the place, from its present person if it has one, without breaking a hard rule.
 * @param leaving place that the person has and leaves for it; -1 for none.
 */
export function isFreeFor(state: SearchState, person: number, place: number, leaving: number): boolean {
  const { tables } = state;
  return (
    (tables.ok[place * tables.people + person]! & isCandidate) !== 0 &&
    !isInCell(state, person, place, leaving) &&
    !isOnPlatform(state, person, place, leaving) &&
    !isBusyAt(state, person, tables.cellOf[place]!, leaving) &&
    !(tables.hasLimits && isMonthFull(state, person, place, leaving)) &&
    misfitOf(state, person, place, leaving) < 0
  );
}

export const dutyRules = ['same-meeting', 'same-week', 'same-time', 'month-full', 'pair'] as const;
export type DutyRule = (typeof dutyRules)[number];

/** Hard rules between duties that keep the person from the open place. */
export function brokenRules(state: SearchState, person: number, place: number): DutyRule[] {
  const broken: Record<DutyRule, boolean> = {
    'same-meeting': isInCell(state, person, place, -1),
    'same-week': isOnPlatform(state, person, place, -1),
    'same-time': isBusyAt(state, person, state.tables.cellOf[place]!, -1),
    'month-full': state.tables.hasLimits && isMonthFull(state, person, place, -1),
    pair: misfitOf(state, person, place, -1) >= 0,
  };
  return dutyRules.filter((rule) => broken[rule]);
}
