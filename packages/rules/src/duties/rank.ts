/** In which order people are offered for a duty, and why (X-LEDGER, MEET-R15 to R22). Dates are `2026-11-25`. */
import { addDays, weeksBetween } from '../schedules/calendar-week.ts';
import { mondayOf } from '../time/wall-time.ts';
import type { Clash } from './clash.ts';

/** A duty that a person had or has. */
export interface HadDuty {
  date: string;
  /** Of the kind that is to be filled. */
  same: boolean;
  /** What it adds to the load. */
  weight: number;
}

export interface RankedPerson {
  id: number;
  first_name: string;
  last_name: string;
  duties: readonly HadDuty[];
  clashes: readonly Clash[];
}

export type Reason =
  | { code: 'never-given' }
  /** Weeks since the last one of the kind, 0 for this week; or until the next one where that is nearer. */
  | { code: 'given-ago' | 'given-ahead'; weeks: number; date: string }
  /** Duties of any kind from `loadWeeks` before the day to as many after it. */
  | { code: 'load'; duties: number }
  | Clash;

export interface Ranked<Person extends RankedPerson> {
  person: Person;
  /** The last one of the kind before that day, or on it. */
  lastGiven: string | null;
  load: number;
  reasons: Reason[];
}

export const loadWeeks = 13;

/** Also those of another day in the same week: what counts is how often a person is called upon. */
const isNear = (date: string, day: string): boolean =>
  date >= addDays(day, -loadWeeks * 7) && date <= addDays(day, loadWeeks * 7);

const apart = (one: string, day: string): number => Math.abs(weeksBetween(mondayOf(day), mondayOf(one)));

/** Of the same kind, the one nearest to the day: whoever has the next one soon does not wait longest. */
const nearestOf = (dates: readonly string[], day: string): string | undefined =>
  dates.toSorted((one, other) => apart(one, day) - apart(other, day) || one.localeCompare(other))[0];

function whyOf(near: readonly HadDuty[], nearest: string | undefined, day: string): Reason[] {
  const given: Reason =
    nearest === undefined
      ? { code: 'never-given' }
      : {
          code: nearest <= day ? 'given-ago' : 'given-ahead',
          weeks: apart(nearest, day),
          date: nearest,
        };
  return [given, { code: 'load', duties: near.length }];
}

export function rankOf<Person extends RankedPerson>(person: Person, day: string): Ranked<Person> {
  const same = person.duties.filter((duty) => duty.same).map(({ date }) => date);
  const near = person.duties.filter(({ date }) => isNear(date, day));
  return {
    person,
    lastGiven:
      same
        .filter((date) => date <= day)
        .toSorted()
        .at(-1) ?? null,
    load: near.reduce((sum, { weight }) => sum + weight, 0),
    reasons: [...person.clashes, ...whyOf(near, nearestOf(same, day), day)],
  };
}

/** Weeks to the nearest one of the kind; whoever never had it has waited longest. */
const waitOf = ({ duties }: RankedPerson, day: string): number =>
  Math.min(...duties.filter(({ same }) => same).map(({ date }) => apart(date, day)));

const byName = (one: RankedPerson, other: RankedPerson): number =>
  one.last_name.localeCompare(other.last_name) ||
  one.first_name.localeCompare(other.first_name) ||
  one.id - other.id;

/** Those of whom a warning is shown last; then the longest wait, the least load, the name. */
export function rankCandidates<Person extends RankedPerson>(
  people: readonly Person[],
  day: string,
): Ranked<Person>[] {
  const wait = new Map(people.map((person) => [person.id, waitOf(person, day)]));
  return people
    .map((person) => rankOf(person, day))
    .sort(({ person: one, load }, { person: other, load: otherLoad }) => {
      const warned = Number(one.clashes.length > 0) - Number(other.clashes.length > 0);
      if (warned !== 0) return warned;
      const [waits, otherWaits] = [wait.get(one.id)!, wait.get(other.id)!];
      if (waits !== otherWaits) return otherWaits > waits ? 1 : -1;
      return load - otherLoad || byName(one, other);
    });
}
