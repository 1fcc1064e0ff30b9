/** Costs and load of one person in a draft, for reasons. */
import type { PlacePeople } from './problem.ts';
import { crowdOf, crowdRate, evenRate, restOf, worstTable } from './rates.ts';
import { clampedQuarters, restAt, type SearchState } from './state.ts';
import { crowdMargin, missingWeek, restMargin } from './tables.ts';

export type PersonCost = 'worst' | 'even' | 'crowd' | 'wait';

/** Load of the window with the draft; points and share are in quarter points. */
export interface PersonLoad {
  person: number;
  points: number;
  share: number;
  /** Duties of the span. */
  duties: number;
}

/** Duties beyond the limit, of each four weeks. */
function withoutRest({ tables, inRestWeeks }: SearchState, person: number): number {
  const first = restAt(tables, person, 0);
  let beyond = 0;
  for (let at = first; at < first + tables.weeks + restMargin; at += 1)
    beyond += Math.max(0, inRestWeeks[at]! - tables.restLimits[person]!);
  return beyond;
}

function crowdCosts(state: SearchState, person: number): number {
  const { tables, crowd } = state;
  const row = person * (tables.weeks + 2 * crowdMargin) + crowdMargin;
  let cost = restOf * withoutRest(state, person);
  for (let week = -crowdMargin; week < tables.weeks + crowdMargin; week += 1) {
    const own = crowd[row + week]!;
    cost += (crowdOf[0] * own * (own - 1)) / 2;
    for (let apart = 1; apart <= crowdMargin && week + apart < tables.weeks + crowdMargin; apart += 1)
      cost += crowdOf[apart]! * own * crowd[row + week + apart]!;
  }
  return crowdRate * cost;
}

/** Weeks with a duty of the kind, each as often as the person has one, with the nearest around the span. */
export function weeksOf({ tables, inWeek }: SearchState, person: number, kind: number): number[] {
  const pair = person * tables.kinds + kind;
  const last = tables.last[pair]!;
  const next = tables.next[pair]!;
  const inside = Array.from({ length: tables.weeks }, (_, week) =>
    new Array<number>(inWeek[pair * tables.weeks + week]!).fill(week),
  ).flat();
  return [...(last === -missingWeek ? [] : [last]), ...inside, ...(next === missingWeek ? [] : [next])];
}

function waitCosts(state: SearchState, person: number): number {
  const { tables } = state;
  let cost = 0;
  for (let kind = 0; kind < tables.kinds; kind += 1) {
    if (state.weeksOfKind[person * tables.kinds + kind] === 0) continue;
    const weeks = weeksOf(state, person, kind);
    for (const [index, week] of weeks.slice(1).entries()) {
      const gap = week - weeks[index]!;
      cost += gap < tables.gaps ? tables.waits[kind * tables.gaps + gap]! : 0;
    }
  }
  return cost;
}

export function costOf(state: SearchState, person: number, cost: PersonCost): number {
  const above = state.above[person]!;
  if (cost === 'worst') return worstTable[clampedQuarters(above)]!;
  if (cost === 'even') return evenRate * above * above;
  return cost === 'crowd' ? crowdCosts(state, person) : waitCosts(state, person);
}

export function loadOf({ tables, above, inWeek }: SearchState, person: number): PersonLoad {
  const { share } = tables.problem.people[person]!;
  const row = person * tables.kinds * tables.weeks;
  let duties = 0;
  for (let at = row; at < row + tables.kinds * tables.weeks; at += 1) duties += inWeek[at]!;
  return { person, points: share + above[person]!, share, duties };
}

/** Weeks from the place to the nearest other duty of its kind that the person has; null without one. */
export function gapOf(state: SearchState, person: number, place: number): number | null {
  const week = state.tables.weekOf[place]!;
  const weeks = weeksOf(state, person, state.tables.kindOf[place]!);
  if (state.held[place] === person) weeks.splice(weeks.indexOf(week), 1);
  const gaps = weeks.map((other) => Math.abs(other - week));
  return gaps.length === 0 ? null : Math.min(...gaps);
}

export const peopleOf = (held: Int16Array): PlacePeople =>
  Array.from(held, (person) => (person < 0 ? null : person));
