/** Map history of two service years and current assignments, generated from the seed as plain rows. */
import type { Campaign } from '@sheaf/rules/territory/maps/campaign';
import type { DemoMap } from './cut-demo.ts';
import type { Random } from './random.ts';

const day = 86_400_000;

export interface PastHolding {
  person: number;
  from: Date;
  to: Date | null;
}

export interface PastAssignment {
  map: number;
  personal: boolean;
  campaign: Campaign;
  completed: boolean;
  /** Previous completion of the map at the start of this assignment. */
  previousCompleted: string;
  assignedAt: Date;
  returnedAt: Date | null;
  holders: PastHolding[];
  doneBlocks: number;
}

export interface MapHistory {
  assignments: PastAssignment[];
  lastCompleted: string;
}

/** Current assignments by map number: holder, days since the assignment, completed blocks. */
const outNow = new Map<number, { holder: number; days: number; done: number; personal?: boolean }>([
  [12, { holder: 0, days: 23, done: 7 }],
  [3, { holder: 3, days: 9, done: 2 }],
  [14, { holder: 4, days: 131, done: 5 }],
  [17, { holder: 30, days: 41, done: 0 }],
  [19, { holder: 35, days: 2, done: 0 }],
  [24, { holder: 1, days: 60, done: 1 }],
  [29, { holder: 50, days: 74, done: 10 }],
  [38, { holder: 61, days: 15, done: 4 }],
  [43, { holder: 0, days: 200, done: 3, personal: true }],
]);

const dateOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

const holdings = (random: Random, people: number, from: Date, to: Date): PastHolding[] => {
  const first = random.between(0, people - 1);
  if (random.next() > 0.12) return [{ person: first, from, to }];
  const changed = new Date((from.getTime() + to.getTime()) / 2);
  return [
    { person: first, from, to: changed },
    { person: (first + 7) % people, from: changed, to },
  ];
};

/** @param people number of possible holders: the first ones of the list. */
export function makeHistory(map: DemoMap, random: Random, people: number, asOf: Date): MapHistory {
  const assignments: PastAssignment[] = [];
  const out = outNow.get(map.number);
  const end = asOf.getTime() - (out?.days ?? 0) * day - random.between(10, 60) * day;
  let at = asOf.getTime() - 730 * day + random.between(0, 70) * day;
  // Every map was completed once before these two years.
  let lastCompleted = dateOf(at - (20 + ((map.number * 13) % 150)) * day);
  while (true) {
    const finish = at + random.between(25, 110) * day;
    if (finish > end) break;
    const completed = random.next() > 0.08;
    const month = new Date(at).getUTCMonth();
    const [from, to] = [new Date(at), new Date(finish)];
    assignments.push({
      map: map.number,
      personal: false,
      campaign: month === 2 ? 'memorial' : month === 6 ? 'convention' : 'none',
      completed,
      previousCompleted: lastCompleted,
      assignedAt: from,
      returnedAt: to,
      holders: holdings(random, people, from, to),
      doneBlocks: 0,
    });
    if (completed) lastCompleted = dateOf(finish);
    at = finish + random.between(15, 120) * day;
  }
  if (out) {
    const assignedAt = new Date(asOf.getTime() - out.days * day);
    assignments.push({
      map: map.number,
      personal: out.personal ?? false,
      campaign: 'none',
      completed: false,
      previousCompleted: lastCompleted,
      assignedAt,
      returnedAt: null,
      holders: [{ person: out.holder, from: assignedAt, to: null }],
      doneBlocks: Math.min(out.done, map.blocks),
    });
  }
  return { assignments, lastCompleted };
}
