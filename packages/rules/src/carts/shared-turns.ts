/**
 * Assigns people to the dates of a shared rotation shift (CARTS-O2): rounds in which each person has one
 * turn, with varying partners.
 */
import { dayNumberOf } from '../time/day-number.ts';

export interface SharedTurn {
  /** `YYYY-MM-DD`. */
  date: string;
  people: readonly number[];
}

/** State carried between dates and between nightly runs. */
export interface SharedTurns {
  /** People of the rotation, in list order. */
  order: readonly number[];
  /** Past turns and turns already assigned. */
  taken: readonly SharedTurn[];
}

const byDate = (one: SharedTurn, other: SharedTurn): number =>
  one.date < other.date ? -1 : one.date > other.date ? 1 : 0;

/** People without a turn in the current round. A skipped person stays in the set until they have one. */
export function waitingOf({ order, taken }: SharedTurns): Set<number> {
  let waiting = new Set(order);
  for (const { people } of [...taken].sort(byDate)) {
    const ahead = people.filter((id) => !waiting.has(id));
    for (const id of people) waiting.delete(id);
    // A person who completed the last turn of a round has used their turn of the next round.
    if (waiting.size === 0) waiting = new Set(order.filter((id) => !ahead.includes(id)));
  }
  return waiting;
}

/** Days to each person's nearest turn before or after the date; people without turns are missing. */
function nearestTurns(taken: readonly SharedTurn[], date: string): Map<number, number> {
  const nearest = new Map<number, number>();
  for (const turn of taken) {
    const days = Math.abs(dayNumberOf(turn.date) - dayNumberOf(date));
    for (const id of turn.people) nearest.set(id, Math.min(days, nearest.get(id) ?? days));
  }
  return nearest;
}

/** People of the turns directly before and after the date. */
function besideOf(taken: readonly SharedTurn[], date: string): Set<number> {
  const sorted = [...taken].sort(byDate);
  const before = sorted.findLast((turn) => turn.date < date);
  const after = sorted.find((turn) => turn.date > date);
  return new Set([...(before?.people ?? []), ...(after?.people ?? [])]);
}

/** Returns a function that counts the shared turns of two people. */
function companyOf(taken: readonly SharedTurn[]): (one: number, other: number) => number {
  const times = new Map<string, number>();
  for (const { people } of taken)
    for (const one of people)
      for (const other of people)
        if (one !== other) times.set(`${one} ${other}`, (times.get(`${one} ${other}`) ?? 0) + 1);
  return (one, other) => times.get(`${one} ${other}`) ?? 0;
}

/**
 * Chooses the person waiting longest, then partners who also wait and have served with them least. Nobody has
 * two turns in a row, or a second one in a round, while others are available. Null if too few are free.
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
  /** Compared lexicographically; the lowest is chosen. */
  const ranksOf = (id: number, left: readonly number[]): number[] => {
    const first = [waiting.has(id) ? 0 : 1];
    const longest = -(nearest.get(id) ?? Number.MAX_SAFE_INTEGER);
    if (chosen.length === 0) return [...first, longest];
    const company = (ids: readonly number[]): number => ids.reduce((sum, one) => sum + together(id, one), 0);
    // Among equally new partners, prefer the one who has served most with those who would be left.
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
  /** People per date; null if too few are free. */
  people: (number[] | null)[];
  state: SharedTurns;
}

/** @param dates in filling order. */
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
