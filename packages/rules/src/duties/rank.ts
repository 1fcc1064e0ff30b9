/**
 * Order of candidates for a duty, with reasons (X-FAIR-4, MEET-R15 to R22,
 * [decision 195](docs/decisions/0195-a-turn-weighs-against-an-even-share.md)). Dates are `2026-11-25`.
 */
import { addDays } from '../schedules/calendar-week.ts';
import { weekNumberOf } from '../time/day-number.ts';
import { type Clash, weekOfDuty } from './clash.ts';
import { type Quarter, quartersOfPoint } from './share.ts';

/** A past or future duty of a person. */
export interface HadDuty {
  date: string;
  /** Same kind as the duty to fill. */
  same: boolean;
  /** Points in the load. */
  weight: number;
  /** The person needs rest before and after it. */
  tiring: boolean;
}

export interface RankedPerson {
  id: number;
  first_name: string;
  last_name: string;
  duties: readonly HadDuty[];
  clashes: readonly Clash[];
  /** Day from which the wait for the kind counts; null if unknown. */
  entry: string | null;
  /** Even share of the load within `loadSpan`. */
  share: Quarter;
  /** Wants to be asked only where nobody else can. */
  reserve: boolean;
}

export type Reason =
  | { code: 'never-given' }
  /** Weeks since the last duty of the kind (0 for this week), or until the next one if that is nearer. */
  | { code: 'given-ago' | 'given-ahead'; weeks: number; date: string }
  /** The wait counts from the entry; with the day of the first turn, if that is after the day of the duty. */
  | { code: 'new-here'; since: string; first: string | null }
  /** Duties of any kind within `loadSpan`; the even share in points. */
  | { code: 'load'; duties: number; points: number; share: number | null }
  /** Duties in the week and within `restWeeks` before and after it. */
  | { code: 'resting'; duties: number }
  | { code: 'reserve' }
  | Clash;

export interface Ranking<Person extends RankedPerson> {
  person: Person;
  /** Latest date of the kind on or before that day. */
  lastGiven: string | null;
  /** Weeks since the last duty of the kind or the entry, or to the next duty; one turn if neither is known. */
  wait: number;
  /** Points within `loadSpan`. */
  load: number;
  /** Hundredths of a turn: the wait, less what the person has above the even share. */
  due: number;
  reasons: Reason[];
}

/** Places of coming weeks are mostly open, so half a year back is needed for an even half-year. */
const weeksBefore = 26;
const weeksAfter = 13;

/** Days around a duty that count for load and share, both inclusive. */
export const loadSpan = (day: string) => ({
  from: addDays(day, -weeksBefore * 7),
  to: addDays(day, weeksAfter * 7),
});

const restWeeks = 3;
const dutiesWithoutRest = 2;
/** Nobody is new for longer. */
const newWeeks = 52;
const mostWaitDue = 300;
/** An ordinary duty has two points, so one too many costs a turn. */
const dueOfPoint = 50;

/** Weeks and dates around the day, computed once for a list of people. */
interface Span {
  day: string;
  week: number;
  /** Range of the load. */
  from: string;
  to: string;
  monday: string;
  sunday: string;
  restFrom: string;
  restTo: string;
}

function spanOf(day: string): Span {
  const { monday, sunday } = weekOfDuty(day);
  return {
    day,
    week: weekNumberOf(day),
    ...loadSpan(day),
    monday,
    sunday,
    restFrom: addDays(monday, -restWeeks * 7),
    restTo: addDays(sunday, restWeeks * 7),
  };
}

interface GivenDuty {
  date: string;
  weeks: number;
}

/** Nearest date of the same kind, past or future: a person with an upcoming duty does not wait longest. */
const nearestOf = (dates: readonly string[], { week }: Span): GivenDuty | undefined =>
  dates
    .map((date) => ({ date, weeks: Math.abs(weekNumberOf(date) - week) }))
    .sort((one, other) => one.weeks - other.weeks || (one.date < other.date ? -1 : 1))[0];

const latestOf = (dates: readonly string[]): string | null =>
  dates.reduce<string | null>((last, date) => (last === null || date > last ? date : last), null);

/** Weeks from the entry, if it is later than the last duty; it may be after the day. */
function weeksFromEntry({ entry }: RankedPerson, lastGiven: string | null, { week }: Span): number | null {
  if (entry === null || (lastGiven !== null && lastGiven >= entry)) return null;
  return Math.max(0, week - weekNumberOf(entry));
}

/** Number of duties against the rest of a person: in the week of the day, and in the weeks around it. */
function tiringDuties(duties: readonly HadDuty[], { monday, sunday, restFrom, restTo }: Span): number {
  const around = duties.filter(({ tiring, date }) => tiring && date >= restFrom && date <= restTo);
  const isRested =
    around.length < dutiesWithoutRest && around.every(({ date }) => date < monday || date > sunday);
  return isRested ? 0 : around.length;
}

function rankIn<Person extends RankedPerson>(person: Person, span: Span, turn: number) {
  const same = person.duties.filter((duty) => duty.same).map(({ date }) => date);
  const near = person.duties.filter(({ date }) => date >= span.from && date <= span.to);
  const nearest = nearestOf(same, span);
  const lastGiven = latestOf(same.filter((date) => date <= span.day));
  const fromEntry = weeksFromEntry(person, lastGiven, span);
  const wait = Math.min(nearest?.weeks ?? fromEntry ?? turn, fromEntry ?? Number.MAX_SAFE_INTEGER);
  const load = near.reduce((sum, { weight }) => sum + weight, 0);
  const waitDue = Math.min(mostWaitDue, Math.round((100 * wait) / turn));
  const tiring = tiringDuties(person.duties, span);
  const isNew = fromEntry !== null && fromEntry <= newWeeks && fromEntry <= (nearest?.weeks ?? fromEntry);
  const first = isNew ? addDays(person.entry!, Math.round(7 * turn)) : '';
  const reasons: Reason[] = [
    ...person.clashes,
    ...(person.reserve ? [{ code: 'reserve' as const }] : []),
    ...(tiring > 0 ? [{ code: 'resting' as const, duties: tiring }] : []),
    ...(isNew
      ? [{ code: 'new-here' as const, since: person.entry!, first: first > span.day ? first : null }]
      : []),
    nearest
      ? { code: nearest.date <= span.day ? 'given-ago' : 'given-ahead', ...nearest }
      : { code: 'never-given' },
    { code: 'load', duties: near.length, points: load, share: person.share / quartersOfPoint },
  ];
  const due = waitDue - dueOfPoint * (load - person.share / quartersOfPoint);
  return { person, lastGiven, wait, load, due, rested: tiring === 0, reasons };
}

const byName = (one: RankedPerson, other: RankedPerson): number =>
  one.last_name.localeCompare(other.last_name) ||
  one.first_name.localeCompare(other.first_name) ||
  one.id - other.id;

/**
 * People without a warning first, then those not on reserve, then the rested; among these by what is due to
 * them, by wait and by name.
 * @param turn weeks that a round of the kind takes.
 */
export function rankCandidates<Person extends RankedPerson>(
  people: readonly Person[],
  day: string,
  turn: number,
): Ranking<Person>[] {
  const span = spanOf(day);
  return people
    .map((person) => rankIn(person, span, turn))
    .sort(
      (one, other) =>
        Number(one.person.clashes.length > 0) - Number(other.person.clashes.length > 0) ||
        Number(one.person.reserve) - Number(other.person.reserve) ||
        Number(other.rested) - Number(one.rested) ||
        other.due - one.due ||
        other.wait - one.wait ||
        byName(one.person, other.person),
    );
}

/** An ordinary duty has two points. */
export const pointsOfDuty = 2;

/**
 * Number of duties that an even share would be, in the kinds that the person has; null if the caller may not
 * know it.
 */
export function evenDuties({ duties, points, share }: Extract<Reason, { code: 'load' }>): number | null {
  if (share === null) return null;
  return Math.round(points > 0 ? (duties * share) / points : share / pointsOfDuty);
}

/** Whether the load changed the rank by a turn or more. */
export const isUneven = ({ points, share }: Extract<Reason, { code: 'load' }>): boolean =>
  share !== null && Math.abs(points - share) >= pointsOfDuty;
