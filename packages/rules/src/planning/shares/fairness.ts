/** How evenly the duties of some months are shared (X-FAIR-42). */
import type { DutyKindName } from '../../duties/duty-kind.ts';
import {
  evenShares,
  partOf,
  type SharedDuty,
  type SharingPerson,
  type Taker,
} from '../../duties/even-shares.ts';
import { type KindOfDuty, kindKeyOf } from '../../duties/kind-key.ts';
import { pointsOfDuty } from '../../duties/rank.ts';
import { quartersOfPoint } from '../../duties/share.ts';
import { entryOf } from '../../duties/turn.ts';
import { groupBy } from '../../group-by.ts';
import { dayNumberOf, weekNumberOf } from '../../time/day-number.ts';
import { type PlannedArea, plannedAreaOf } from '../planned-area.ts';
import { evenCountBy, pointsOf } from './even-count.ts';

/** Fewer days of duties show nothing about fairness. */
export const leastFairDays = 28;

export interface FairPerson extends SharingPerson {
  /** Set by hand; null if nobody set it, or if the reader may not know it. */
  counts_from: string | null;
}

export interface FairnessFacts<Person extends FairPerson> {
  from: string;
  to: string;
  /** Within these days, without cancelled meetings. */
  duties: readonly SharedDuty[];
  /** All active people. */
  people: readonly Person[];
  takers: readonly Taker[];
  areas: readonly PlannedArea[];
  /** Null for all kinds. */
  kind: DutyKindName | null;
}

/** Longest time without a kind of duty, measured in turns of that kind. */
export interface LongestWait {
  weeks: number;
  turn: number;
}

export interface FairRow<Person> {
  person: Person;
  had: number;
  /** Even share, as a number of duties. */
  even: number;
  points: number;
  /** Even share in points. */
  share: number;
  /** Null without a wait of a week. */
  wait: LongestWait | null;
  /** Every kind that the person may do is new to them within these days, or they are back from a long absence. */
  isNew: boolean;
}

/** In ordinary duties, except for the coefficient. */
export interface FairSpread {
  /** Standard deviation of what people had from their even shares. */
  deviation: number;
  largest: number;
  /** Gini coefficient of what people had in relation to their even shares: 0 is even. */
  gini: number;
}

export interface Fairness<Person> {
  rows: FairRow<Person>[];
  /** Null if there is too little to compare. */
  spread: FairSpread | null;
}

/** Gini coefficient, from 0 to 1; 0 if all are 0. */
export function giniOf(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  if (sum <= 0) return 0;
  const ordered = [...values].sort((one, other) => one - other);
  const ranked = ordered.reduce((total, value, at) => total + (2 * (at + 1) - values.length - 1) * value, 0);
  return ranked / (values.length * sum);
}

function spreadOf(rows: readonly FairRow<unknown>[]): FairSpread {
  const sharing = rows.filter(({ share }) => share > 0);
  const deviations = sharing.map(({ points, share }) => (points - share) / pointsOfDuty);
  const squares = deviations.reduce((sum, value) => sum + value * value, 0);
  return {
    deviation: Math.sqrt(squares / Math.max(1, deviations.length)),
    largest: Math.max(0, ...deviations.map(Math.abs)),
    gini: giniOf(sharing.map(({ points, share }) => points / share)),
  };
}

/** Weeks between the start, the duties and the end; the longest of them. */
function longestGap(start: string, dates: readonly string[], end: string): number {
  const weeks = [start, ...dates, end].map(weekNumberOf);
  return Math.max(0, ...weeks.slice(1).map((week, at) => week - weeks[at]!));
}

/** By turns, then by weeks; null without a wait of a week. */
const longestOf = (waits: readonly LongestWait[]): LongestWait | null =>
  waits
    .filter(({ weeks }) => weeks > 0)
    .reduce<LongestWait | null>((longest, wait) => {
      const more = longest === null ? 1 : wait.weeks * longest.turn - longest.weeks * wait.turn;
      return more > 0 || (more === 0 && wait.weeks > longest!.weeks) ? wait : longest;
    }, null);

function hasEnough(duties: readonly SharedDuty[], to: string): boolean {
  const [any] = duties;
  if (!any) return false;
  const first = duties.reduce((least, { date }) => (date < least ? date : least), any.date);
  return dayNumberOf(to) - dayNumberOf(first) + 1 >= leastFairDays;
}

/** People who had a duty, or have a share in those that others had. */
export function fairnessOf<Person extends FairPerson>(facts: FairnessFacts<Person>): Fairness<Person> {
  const { from, to, people, takers, areas, kind: only } = facts;
  const duties = facts.duties.filter(
    ({ personId, kind }) =>
      personId !== null && (only === null || kind === only) && areas.includes(plannedAreaOf(kind)),
  );
  const evenCount = evenCountBy(duties);
  const shares = evenShares({ duties, people, takers });
  const dutiesOf = groupBy(duties, ({ personId }) => personId);
  const kinds = [...groupBy(duties, kindKeyOf)].map(([key, [first]]) => ({
    key,
    kind: first as KindOfDuty,
    turn: Math.max(1, Math.round(shares.turnOf(first!))),
    part: partOf(first!, takers),
  }));

  const rowOf = (person: Person): FairRow<Person> => {
    const theirs = dutiesOf.get(person.id) ?? [];
    const points = pointsOf(theirs);
    const share = shares.shareOf(person.id, theirs) / quartersOfPoint;
    const own = kinds
      .filter(({ part }) => part(person) > 0)
      .map(({ key, kind, turn }) => ({ key, turn, entry: entryOf(person, kind, to) }));
    const waits = own.map(({ key, turn, entry }): LongestWait => {
      const dates = theirs.filter((duty) => kindKeyOf(duty) === key).map(({ date }) => date);
      const start = entry !== null && entry > from ? entry : from;
      return { turn, weeks: longestGap(start, dates.filter((date) => date >= start).sort(), to) };
    });
    return {
      person,
      had: theirs.length,
      even: evenCount({ duties: theirs.length, points, share }),
      points,
      share,
      wait: longestOf(waits),
      isNew: own.length > 0 && own.every(({ entry }) => entry !== null && entry > from),
    };
  };
  if (!hasEnough(duties, to)) return { rows: [], spread: null };
  const rows = people.map(rowOf).filter(({ had, share }) => had > 0 || share > 0);
  return { rows, spread: spreadOf(rows) };
}
