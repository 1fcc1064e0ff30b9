/** Who shares a shift of a rotation, date by date (CARTS-O2): rounds in which everybody has a turn, with changing company. */
import { dayNumberOf } from '../time/day-number.ts';

export interface SharedTurn {
  /** `YYYY-MM-DD`. */
  date: string;
  people: readonly number[];
}

/** What is carried from one date to the next, and from one night to the next. */
export interface SharedTurns {
  /** Those who take turns, in the order of the list. */
  order: readonly number[];
  /** The turns that they had, and those that are promised already. */
  taken: readonly SharedTurn[];
}

const byDate = (one: SharedTurn, other: SharedTurn): number =>
  one.date < other.date ? -1 : one.date > other.date ? 1 : 0;

/** Those who have not had a turn in the round yet. Who is passed over waits on, and keeps their turn. */
export function waitingOf({ order, taken }: SharedTurns): Set<number> {
  let waiting = new Set(order);
  for (const { people } of taken.toSorted(byDate)) {
    const ahead = people.filter((id) => !waiting.has(id));
    for (const id of people) waiting.delete(id);
    // Who filled up the last turn of a round has had the one of the next.
    if (waiting.size === 0) waiting = new Set(order.filter((id) => !ahead.includes(id)));
  }
  return waiting;
}

/** Days to the nearest turn of each, before the date or after it; who never had one is not in it. */
function nearestTurns(taken: readonly SharedTurn[], date: string): Map<number, number> {
  const nearest = new Map<number, number>();
  for (const turn of taken) {
    const days = Math.abs(dayNumberOf(turn.date) - dayNumberOf(date));
    for (const id of turn.people) nearest.set(id, Math.min(days, nearest.get(id) ?? days));
  }
  return nearest;
}

/** Those of the turn before and of the one after. */
function besideOf(taken: readonly SharedTurn[], date: string): Set<number> {
  const sorted = taken.toSorted(byDate);
  const before = sorted.findLast((turn) => turn.date < date);
  const after = sorted.find((turn) => turn.date > date);
  return new Set([...(before?.people ?? []), ...(after?.people ?? [])]);
}

/** How often each two stood together. */
function companyOf(taken: readonly SharedTurn[]): (one: number, other: number) => number {
  const times = new Map<string, number>();
  for (const { people } of taken)
    for (const one of people)
      for (const other of people)
        if (one !== other) times.set(`${one} ${other}`, (times.get(`${one} ${other}`) ?? 0) + 1);
  return (one, other) => times.get(`${one} ${other}`) ?? 0;
}

/**
 * Whoever waits longest, and beside them those who wait too and have stood with them least. Nobody has two turns running, or a second
 * one in a round, while others could take it. Null where too few are free.
 */
export function nextTogether(
  { order, taken }: SharedTurns,
  date: string,
  count: number,
  isFree: (id: number) => boolean,
): number[] | null {
  const free = order.filter(isFree);
  if (free.length < count) return null;
  const waiting = waitingOf({ order, taken });
  const nearest = nearestTurns(taken, date);
  const beside = besideOf(taken, date);
  const together = companyOf(taken);
  const chosen: number[] = [];
  /** The least of these goes first. */
  const ranksOf = (id: number, left: readonly number[]): number[] => {
    const first = [waiting.has(id) ? 0 : 1];
    const longest = -(nearest.get(id) ?? Number.MAX_SAFE_INTEGER);
    if (chosen.length === 0) return [...first, longest];
    const company = (ids: readonly number[]): number => ids.reduce((sum, one) => sum + together(id, one), 0);
    // Of those who would be as new to the chosen, whoever has stood most with those who are left.
    return [...first, beside.has(id) ? 1 : 0, company(chosen), -company(left), longest];
  };
  while (chosen.length < count) {
    const left = free.filter((id) => !chosen.includes(id));
    const others = left.filter((id) => waiting.has(id));
    const ranked = left.map((id) => ({ id, ranks: ranksOf(id, others) }));
    chosen.push(ranked.reduce((best, one) => (isLess(one.ranks, best.ranks) ? one : best)).id);
  }
  return chosen;
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((rank, index) => rank !== other[index]);
  return at !== -1 && one[at]! < other[at]!;
}

export const takeTogether = ({ order, taken }: SharedTurns, turn: SharedTurn): SharedTurns => ({
  order,
  taken: [...taken, turn],
});

export interface TurnsAhead {
  /** For each date those who share it; null where too few are free. */
  people: (number[] | null)[];
  state: SharedTurns;
}

/** @param dates in the order in which they are filled. */
export function turnsTogether(
  state: SharedTurns,
  dates: readonly string[],
  count: number,
  isFree: (id: number, date: string) => boolean,
): TurnsAhead {
  const ahead: TurnsAhead = { people: [], state };
  for (const date of dates) {
    const people = nextTogether(ahead.state, date, count, (id) => isFree(id, date));
    ahead.people.push(people);
    if (people) ahead.state = takeTogether(ahead.state, { date, people });
  }
  return ahead;
}
