/** Even shares and turns around a day, from the ledger and the facts of the active people. */
import type { DaySpan } from '../people/absences/away.ts';
import type { PersonLimit } from '../people/availability/availability.ts';
import { meetingParts } from '../people/people/meeting-part.ts';
import { weekNumberOf } from '../time/day-number.ts';
import { mondayOf } from '../time/wall-time.ts';
import { dutyKinds } from './duty-kind.ts';
import { type KindKey, type KindOfDuty, kindKeyOf } from './kind-key.ts';
import { eligibleTimesOf, paceOf, type Quarter, quartersOfPoint, shareOf } from './share.ts';
import { type QualifiedSince, sinceOf, turnOf } from './turn.ts';

export interface SharedDuty extends KindOfDuty {
  date: string;
  /** Null for an open place. */
  personId: number | null;
}

/** A person who takes turns at a responsibility. */
export interface Taker {
  personId: number;
  responsibilityId: number;
  /** Takes turns at one of the two meetings only, which is half of the places. */
  oneMeeting: boolean;
}

export interface SharingPerson {
  id: number;
  qualified_parts: readonly number[];
  limits: readonly PersonLimit[];
  since: QualifiedSince;
  away: readonly DaySpan[];
}

export interface ShareFacts {
  /**
   * Within `loadSpan` of a day, with the open places of the kinds whose turns are asked for.
   * Duties of people who are not among `people` are ignored.
   */
  duties: readonly SharedDuty[];
  /** Active people. */
  people: readonly SharingPerson[];
  takers: readonly Taker[];
}

export interface EvenShares {
  turnOf(kind: KindOfDuty): number;
  /**
   * @param theirs duties of the person around the day. Duties of a kind without known eligible people, such as shifts
   * that people book themselves, are part of the person's own share.
   */
  shareOf(personId: number, theirs: readonly KindOfDuty[]): Quarter;
}

/** First Monday, and weeks up to the last duty: for later weeks there may be no meetings yet. */
function knownWeeks(duties: readonly SharedDuty[]) {
  const [any] = duties;
  if (!any) return { monday: '1970-01-05', first: 0, count: 1 };
  const first = duties.reduce((least, { date }) => (date < least ? date : least), any.date);
  const last = duties.reduce((latest, { date }) => (date > latest ? date : latest), any.date);
  return {
    monday: mondayOf(first),
    first: weekNumberOf(first),
    count: weekNumberOf(last) - weekNumberOf(first) + 1,
  };
}

type KnownWeeks = ReturnType<typeof knownWeeks>;

interface CountedKind {
  kind: KindOfDuty;
  places: number;
  /** Duties of active people, by known week. */
  filled: number[];
}

function countedKinds(
  duties: readonly SharedDuty[],
  { first, count }: KnownWeeks,
): Map<KindKey, CountedKind> {
  const kinds = new Map<KindKey, CountedKind>();
  const weekOf = new Map<string, number>();
  for (const duty of duties) {
    const key = kindKeyOf(duty);
    const kind = kinds.get(key) ?? { kind: duty, places: 0, filled: Array<number>(count).fill(0) };
    kinds.set(key, kind);
    kind.places += 1;
    if (duty.personId === null) continue;
    const week = weekOf.get(duty.date) ?? weekNumberOf(duty.date) - first;
    weekOf.set(duty.date, week);
    kind.filled[week]! += 1;
  }
  return kinds;
}

interface EligiblePerson {
  id: number;
  /** Half days in each known week. */
  times: readonly number[];
}

type TimesOf = (person: SharingPerson, kind: KindOfDuty) => readonly number[];

/** The times of a person are the same for all kinds of one pace that they may do since before the first week. */
function timesWithin({ monday, count }: KnownWeeks): TimesOf {
  const kept = new Map<string, readonly number[]>();
  return (person, kind) => {
    const known = sinceOf(person.since, kind);
    const since = known !== null && known > monday ? known : null;
    const pace = paceOf(person.limits, kind.kind);
    const key = `${person.id} ${pace} ${since}`;
    const times = kept.get(key) ?? eligibleTimesOf({ away: person.away, pace, since }, monday, count);
    kept.set(key, times);
    return times;
  };
}

/** For a kind without qualification: the people who take turns at it, with half of the time if at one meeting only. */
export function partOf(kind: KindOfDuty, takers: readonly Taker[]): (person: SharingPerson) => number {
  if (kind.qualification !== null) {
    const code = meetingParts.encode(kind.qualification);
    return ({ qualified_parts: parts }) => (parts.includes(code) ? 2 : 0);
  }
  const ofKind = takers.filter(({ responsibilityId }) => responsibilityId === kind.responsibilityId);
  const meetings = new Map(ofKind.map(({ personId, oneMeeting }) => [personId, oneMeeting ? 1 : 2]));
  return ({ id }) => meetings.get(id) ?? 0;
}

function eligibleFor(kind: KindOfDuty, { people, takers }: ShareFacts, timesOf: TimesOf): EligiblePerson[] {
  const part = partOf(kind, takers);
  return people.flatMap((person) => {
    const of = part(person);
    if (of === 0) return [];
    const times = timesOf(person, kind);
    return [{ id: person.id, times: of === 2 ? times : times.map((time) => time / 2) }];
  });
}

const timesBy = (
  people: readonly EligiblePerson[],
  timeOf: (times: readonly number[]) => number,
): Map<number, number> => new Map(people.map(({ id, times }) => [id, timeOf(times)]));
const hasTime = (times: ReadonlyMap<number, number>): boolean => [...times.values()].some((time) => time > 0);

export function evenShares(facts: ShareFacts): EvenShares {
  const active = new Set(facts.people.map(({ id }) => id));
  const duties = facts.duties.filter(({ personId }) => personId === null || active.has(personId));
  const weeks = knownWeeks(duties);
  const timesOf = timesWithin(weeks);
  const totals = new Map<KindKey, ReadonlyMap<number, number>>();
  const places = new Map<KindKey, number>();
  const eligible = new Map<string, ReadonlyMap<number, number>>();
  const points = new Map<string, number>();
  for (const [key, { kind, places: count, filled }] of countedKinds(duties, weeks)) {
    const people = eligibleFor(kind, facts, timesOf);
    const total = timesBy(people, (times) => times.reduce((sum, time) => sum + time, 0));
    places.set(key, count / weeks.count);
    if (!hasTime(total)) continue;
    totals.set(key, total);
    for (const [week, given] of filled.entries()) {
      if (given === 0) continue;
      const times = timesBy(people, (all) => all[week]!);
      // A week in which nobody could have the kind is shared like the kind as a whole.
      eligible.set(`${key} ${week}`, hasTime(times) ? times : total);
      points.set(`${key} ${week}`, given * dutyKinds[kind.kind].weight);
    }
  }
  const shares = shareOf(eligible, points);
  return {
    turnOf: (kind) => turnOf(kindKeyOf(kind), totals, places),
    shareOf: (personId, theirs) =>
      theirs
        .filter((duty) => !totals.has(kindKeyOf(duty)))
        .reduce((sum, { kind }) => sum + dutyKinds[kind].weight * quartersOfPoint, shares.get(personId) ?? 0),
  };
}
