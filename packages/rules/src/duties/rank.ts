/** Order of candidates for a duty, with reasons (X-LEDGER, MEET-R15 to R22). Dates are `2026-11-25`. */
import { addDays } from '../schedules/calendar-week.ts';
import { weekNumberOf } from '../time/day-number.ts';
import type { Clash } from './clash.ts';

/** A past or future duty of a person. */
export interface HadDuty {
  date: string;
  /** Same kind as the duty to fill. */
  same: boolean;
  /** Share in the load. */
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
  /** Weeks since the last duty of the kind (0 for this week), or until the next one if that is nearer. */
  | { code: 'given-ago' | 'given-ahead'; weeks: number; date: string }
  /** Duties of any kind within `loadWeeks` before and after the day. */
  | { code: 'load'; duties: number }
  | Clash;

export interface Ranking<Person extends RankedPerson> {
  person: Person;
  /** Latest date of the kind on or before that day. */
  lastGiven: string | null;
  /** Weeks to the nearest duty of the kind; a person without any has waited longest. */
  wait: number;
  load: number;
  reasons: Reason[];
}

export const loadWeeks = 13;

const apart = (one: string, day: string): number => Math.abs(weekNumberOf(one) - weekNumberOf(day));

interface GivenDuty {
  date: string;
  weeks: number;
}

/** Nearest date of the same kind, past or future: a person with an upcoming duty does not wait longest. */
const nearestOf = (dates: readonly string[], day: string): GivenDuty | undefined =>
  dates
    .map((date) => ({ date, weeks: apart(date, day) }))
    .sort((one, other) => one.weeks - other.weeks || (one.date < other.date ? -1 : 1))[0];

const whyOf = (near: readonly HadDuty[], nearest: GivenDuty | undefined, day: string): Reason[] => [
  nearest ? { code: nearest.date <= day ? 'given-ago' : 'given-ahead', ...nearest } : { code: 'never-given' },
  { code: 'load', duties: near.length },
];

/** Dates of the load range, computed once per day. */
interface Span {
  day: string;
  from: string;
  to: string;
}

const spanOf = (day: string): Span => ({
  day,
  from: addDays(day, -loadWeeks * 7),
  to: addDays(day, loadWeeks * 7),
});

function rankIn<Person extends RankedPerson>(person: Person, { day, from, to }: Span): Ranking<Person> {
  const same = person.duties.filter((duty) => duty.same).map(({ date }) => date);
  const near = person.duties.filter(({ date }) => date >= from && date <= to);
  const nearest = nearestOf(same, day);
  const past = same.filter((date) => date <= day);
  return {
    person,
    lastGiven: past.reduce<string | null>((last, date) => (last === null || date > last ? date : last), null),
    wait: nearest?.weeks ?? Number.POSITIVE_INFINITY,
    load: near.reduce((sum, { weight }) => sum + weight, 0),
    reasons: [...person.clashes, ...whyOf(near, nearest, day)],
  };
}

const byName = (one: RankedPerson, other: RankedPerson): number =>
  one.last_name.localeCompare(other.last_name) ||
  one.first_name.localeCompare(other.first_name) ||
  one.id - other.id;

/** Sorts people with warnings last, then by longest wait, least load and name. */
export function rankCandidates<Person extends RankedPerson>(
  people: readonly Person[],
  day: string,
): Ranking<Person>[] {
  const span = spanOf(day);
  return people
    .map((person) => rankIn(person, span))
    .sort((one, other) => {
      const warned = Number(one.person.clashes.length > 0) - Number(other.person.clashes.length > 0);
      if (warned !== 0) return warned;
      if (one.wait !== other.wait) return other.wait > one.wait ? 1 : -1;
      return one.load - other.load || byName(one.person, other.person);
    });
}
