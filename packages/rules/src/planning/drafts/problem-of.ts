/** Builds the problem of a draft from the facts of a congregation (X-FAIR-13). */
import { dutyKinds, meetingDutyKinds } from '../../duties/duty-kind.ts';
import { type KindKey, type KindOfDuty, kindKeyOf } from '../../duties/kind-key.ts';
import type { LedgerDuty } from '../../duties/offer-candidates.ts';
import { eligibleTimeOf, type Pace, shareOf } from '../../duties/share.ts';
import { isStudentPair } from '../../duties/student-pair.ts';
import { entryOf, type QualifiedSince, sinceOf, turnOf } from '../../duties/turn.ts';
import { groupBy } from '../../group-by.ts';
import type { ResponsibilityKind } from '../../meetings/responsibilities/responsibility.ts';
import { type DaySpan, isAway } from '../../people/absences/away.ts';
import type { Availability } from '../../people/availability/availability.ts';
import { cannotAt } from '../../people/availability/fits.ts';
import type { PersonPair } from '../../people/availability/pairs.ts';
import type { Gender } from '../../people/people/gender.ts';
import type { MeetingPart } from '../../people/people/meeting-part.ts';
import { addDays } from '../../schedules/calendar-week.ts';
import { weekNumberOf } from '../../time/day-number.ts';
import { mondayOf } from '../../time/wall-time.ts';
import type { PlanningGroup, PlanningKind, PlanningProblem } from './problem.ts';

export interface DraftPerson {
  id: number;
  gender: Gender;
  /** Null for a person without a family. */
  familyId: number | null;
  away: readonly DaySpan[];
  pace: Pace;
  qualifiedSince: readonly QualifiedSince[];
  countsFrom: string | null;
  availability: Availability;
}

/** A duty of the ledger; null for an open one. */
export interface DraftDuty extends LedgerDuty {
  personId: number | null;
}

export interface DraftPlace {
  dutyId: number;
  /** Key of part and class; null for a single place. */
  together: string | null;
  /** Ids of the people who may have the duty. */
  eligible: readonly number[];
  /** The search keeps `stood`. */
  locked: boolean;
  stood: number | null;
}

export interface DraftFacts {
  people: readonly DraftPerson[];
  /** Who may have duties of a kind; a missing kind is shared among the people who had it. */
  eligible: ReadonlyMap<KindKey, readonly number[]>;
  /** All duties from a year before the places to half a year after them, of meetings that are held. */
  duties: readonly DraftDuty[];
  places: readonly DraftPlace[];
  pairs: readonly PersonPair[];
  /** Kind of each responsibility by its id. */
  responsibilities: ReadonlyMap<number, ResponsibilityKind>;
  familiesApart: boolean;
}

export interface NumberedProblem {
  problem: PlanningProblem;
  /** Ids of the people and duties by their position in the problem. */
  people: readonly number[];
  duties: readonly number[];
  /** Number of duties in the window by person, without the places. */
  given: readonly number[];
  /** Date of each place, and Monday of the first week. */
  dates: readonly string[];
  monday: string;
}

/** Weeks before and after the places whose duties count as load. */
const windowWeeks = 13;

const importanceOfPart: Partial<Record<MeetingPart, number>> = {
  chairman: 9,
  'weekend-chairman': 9,
  'treasures-talk': 9,
  gems: 9,
  'living-as-christians': 9,
  'study-conductor': 8,
  'study-reader': 8,
  'watchtower-reader': 8,
  prayer: 5,
};

const importanceOfResponsibility: Partial<Record<ResponsibilityKind, number>> = {
  sound: 6,
  video: 6,
  attendant: 4,
  microphone: 4,
};

/** How bad it is that a place of the kind stays open. */
function importanceOf({ qualification, responsibilityId }: KindOfDuty, facts: DraftFacts): number {
  if (qualification !== null) return importanceOfPart[qualification] ?? 7;
  const kind = facts.responsibilities.get(responsibilityId ?? 0);
  return (kind && importanceOfResponsibility[kind]) ?? 3;
}

const areaOf = ({ kind }: KindOfDuty): PlanningKind['area'] => {
  if (kind === 'cart') return 'carts';
  if (kind === 'conductor') return 'service';
  return kind === 'responsibility' || kind === 'task' ? 'duties' : 'programme';
};

const isOfMeeting = ({ kind }: KindOfDuty): boolean =>
  (meetingDutyKinds as readonly string[]).includes(kind) || kind === 'responsibility' || kind === 'task';

/** Why a qualified person cannot have the duty, whatever else they do. */
function exclusionOf({ away, availability }: DraftPerson, duty: DraftDuty): 'away' | 'cannot' | null {
  if (away.some((span) => isAway(span, duty.date))) return 'away';
  return cannotAt(availability.times, duty.date, duty.from, duty.to) ? 'cannot' : null;
}

/** Numbers values in the order of their first appearance. */
function numbering<Value>(): { of: (value: Value) => number; values: Value[] } {
  const known = new Map<Value, number>();
  const values: Value[] = [];
  const of = (value: Value): number => {
    const number = known.get(value) ?? values.length;
    if (number === values.length) {
      known.set(value, number);
      values.push(value);
    }
    return number;
  };
  return { of, values };
}

/** Time at which each person could have duties of each kind. */
function eligibleTimes(facts: DraftFacts, kinds: ReadonlyMap<KindKey, KindOfDuty>, from: string, to: string) {
  const people = new Map(facts.people.map((person) => [person.id, person]));
  const had = groupBy(
    facts.duties.filter(({ personId }) => personId !== null),
    kindKeyOf,
  );
  const idsOf = (key: KindKey): readonly number[] =>
    facts.eligible.get(key) ?? [...new Set((had.get(key) ?? []).map(({ personId }) => personId!))];
  return new Map(
    [...kinds].map(([key, kind]) => [
      key,
      new Map(
        idsOf(key).flatMap((id) => {
          const person = people.get(id);
          if (!person) return [];
          const { pace, away } = person;
          const since = sinceOf(person.qualifiedSince, kind);
          return [[id, eligibleTimeOf({ pace, since, away }, from, to)] as const];
        }),
      ),
    ]),
  );
}

/** Mean number of places a week, over the weeks with duties of meetings. */
function placesOfWeek(duties: readonly DraftDuty[]): Map<KindKey, number> {
  const weeks = new Set(duties.filter(isOfMeeting).map(({ date }) => weekNumberOf(date))).size || 1;
  return new Map([...groupBy(duties, kindKeyOf)].map(([key, all]) => [key, all.length / weeks]));
}

const pointsByKind = (duties: readonly DraftDuty[]): Map<KindKey, number> => {
  const points = new Map<KindKey, number>();
  for (const duty of duties) {
    const key = kindKeyOf(duty);
    points.set(key, (points.get(key) ?? 0) + dutyKinds[duty.kind].weight);
  }
  return points;
};

const overlap = (one: DraftDuty, other: DraftDuty): boolean =>
  one.date === other.date && one.from < other.to && other.from < one.to;

/** One gathering for each meeting, and for each duty outside meetings. */
function cellsOf(duties: readonly DraftDuty[]) {
  const cells = numbering<string>();
  const first: DraftDuty[] = [];
  const of = (duty: DraftDuty): number => {
    const cell = cells.of(duty.meetingId === null ? `duty ${duty.id}` : `meeting ${duty.meetingId}`);
    first[cell] ??= duty;
    return cell;
  };
  for (const duty of duties) of(duty);
  return { of, first };
}

/** Student and helper of a part; the place of a person who is already assigned is locked. */
function groupsOf(places: readonly DraftPlace[], duty: (place: DraftPlace) => DraftDuty): PlanningGroup[] {
  const together = groupBy(
    places.map((place, at) => ({ place, at })).filter(({ place }) => place.together !== null),
    ({ place }) => place.together,
  );
  return [...together.values()].flatMap((pair) => {
    const part = pair.find(({ place }) => duty(place).kind === 'part');
    const helper = pair.find(({ place }) => duty(place).kind === 'helper');
    const [one, other] = [part && duty(part.place), helper && duty(helper.place)];
    return one?.qualification && other?.qualification && isStudentPair(one.qualification, other.qualification)
      ? [{ type: 'helper' as const, places: [part!.at, helper!.at] }]
      : [];
  });
}

/** Last duty of each person and kind before the span, and the first one after it, in weeks of the span. */
function nearDuties(
  duties: readonly DraftDuty[],
  from: string,
  to: string,
  weekOf: (date: string) => number,
): Map<string, { personId: number; key: KindKey; last: number | null; next: number | null }> {
  const near = new Map<
    string,
    { personId: number; key: KindKey; last: number | null; next: number | null }
  >();
  for (const duty of duties) {
    if (duty.personId === null || (duty.date >= from && duty.date <= to)) continue;
    const key = kindKeyOf(duty);
    const name = `${duty.personId} ${key}`;
    const known = near.get(name) ?? { personId: duty.personId, key, last: null, next: null };
    const week = weekOf(duty.date);
    if (duty.date < from) known.last = Math.max(known.last ?? week, week);
    else known.next = Math.min(known.next ?? week, week);
    near.set(name, known);
  }
  return near;
}

/** @param facts with at least one place. */
export function problemOf(facts: DraftFacts): NumberedProblem {
  const byId = new Map(facts.duties.map((duty) => [duty.id, duty]));
  const dutyOf = (place: DraftPlace): DraftDuty => byId.get(place.dutyId)!;
  const days = facts.places.map((place) => dutyOf(place).date).sort();
  const [from, to] = [days[0]!, days.at(-1)!];
  const [start, end] = [addDays(from, -windowWeeks * 7), addDays(to, windowWeeks * 7)];
  const firstWeek = weekNumberOf(from);
  const weekOf = (date: string): number => weekNumberOf(date) - firstWeek;

  const planned = new Set(facts.places.filter(({ locked }) => !locked).map(({ dutyId }) => dutyId));
  const placed = new Set(facts.places.map(({ dutyId }) => dutyId));
  const inWindow = facts.duties.filter(({ date }) => date >= start && date <= end);
  const given = inWindow.filter(({ personId }) => personId !== null);
  const toShare = inWindow.filter(({ id, personId }) => planned.has(id) || personId !== null);
  const kindsInWindow = new Map<KindKey, KindOfDuty>(inWindow.map((duty) => [kindKeyOf(duty), duty]));
  const times = eligibleTimes(facts, kindsInWindow, start, end);
  const shares = shareOf(times, pointsByKind(toShare));
  const rates = placesOfWeek(inWindow);

  const people = facts.people.map(({ id }) => id);
  const personAt = new Map(people.map((id, at) => [id, at]));
  const kinds = numbering<KindKey>();
  const kindOf = (duty: DraftDuty): number => kinds.of(kindKeyOf(duty));
  const months = numbering<string>();
  const inSpan = inWindow.filter(
    ({ id, date, personId }) => weekOf(date) >= 0 && date <= to && (personId !== null || placed.has(id)),
  );
  const cells = cellsOf(inSpan);

  const places = facts.places.map((place) => {
    const duty = dutyOf(place);
    const known = place.eligible.filter((id) => personAt.has(id));
    const excluded = new Map(
      known.flatMap((id) => {
        const code = exclusionOf(facts.people[personAt.get(id)!]!, duty);
        return code === null ? [] : [[id, code] as const];
      }),
    );
    const stood = place.stood === null ? null : (personAt.get(place.stood) ?? null);
    return {
      kind: kindOf(duty),
      cell: cells.of(duty),
      candidates:
        place.locked && stood !== null
          ? [stood]
          : known.filter((id) => !excluded.has(id)).map((id) => personAt.get(id)!),
      exclusions: [...excluded].map(([id, code]) => ({ person: personAt.get(id)!, code })),
      stood,
      firmness: 1,
      locked: place.locked,
    };
  });
  const fixed = given
    .filter(({ id, personId }) => !placed.has(id) && personAt.has(personId!))
    .map((duty) => ({
      person: personAt.get(duty.personId!)!,
      kind: kindOf(duty),
      week: weekOf(duty.date),
      month: null as number | null,
      cell: weekOf(duty.date) >= 0 && duty.date <= to ? cells.of(duty) : null,
      date: duty.date,
    }));
  const near = [...nearDuties(facts.duties, from, to, weekOf).values()]
    .filter(({ personId }) => personAt.has(personId))
    .map(({ personId, key, last, next }) => ({
      person: personAt.get(personId)!,
      kind: kinds.of(key),
      last,
      next,
    }));
  for (const { date } of cells.first) months.of(date.slice(0, 7));
  const monthOf = (date: string): number | null => {
    const month = months.values.indexOf(date.slice(0, 7));
    return month === -1 ? null : month;
  };
  const factsOfKind = new Map([...facts.duties].map((duty) => [kindKeyOf(duty), duty as KindOfDuty]));
  const kindsOfPlaces = [...new Set(places.map(({ kind }) => kind))];
  const entries = facts.people.flatMap((person, at) =>
    kindsOfPlaces.flatMap((kind) => {
      const entry = entryOf(person, factsOfKind.get(kinds.values[kind]!)!, from);
      return entry === null ? [] : [{ person: at, kind, week: weekOf(entry) }];
    }),
  );
  const loads = pointsByPerson(given.filter(({ id }) => !placed.has(id)));
  return {
    people,
    duties: facts.places.map(({ dutyId }) => dutyId),
    given: people.map((id) =>
      countOf(
        given.filter((duty) => !placed.has(duty.id)),
        id,
      ),
    ),
    dates: facts.places.map((place) => dutyOf(place).date),
    monday: mondayOf(from),
    problem: {
      weeks: weekOf(to) + 1,
      months: months.values.length,
      kinds: kinds.values.map((key) => {
        const kind = factsOfKind.get(key)!;
        const { weight: points, brief, onPlatform } = dutyKinds[kind.kind];
        const turn = turnOf(key, times, rates);
        return { points, brief, onPlatform, importance: importanceOf(kind, facts), turn, area: areaOf(kind) };
      }),
      people: facts.people.map(({ id, pace, gender, familyId }) => ({
        share: shares.get(id) ?? 0,
        given: loads.get(id) ?? 0,
        reserve: pace === 'reserve',
        gender,
        family: familyId,
      })),
      cells: cells.first.map((duty, at) => ({
        week: weekOf(duty.date),
        month: monthOf(duty.date)!,
        clashing: cells.first.flatMap((other, index) =>
          index !== at && overlap(duty, other) ? [index] : [],
        ),
      })),
      places,
      groups: groupsOf(facts.places, dutyOf),
      fixed: fixed.map(({ date, ...duty }) => ({ ...duty, month: monthOf(date) })),
      near,
      entries,
      limits: facts.people.flatMap(({ availability }, person) =>
        availability.limits.flatMap(({ area, most_a_month: most }) =>
          most === null ? [] : [{ person, area, most }],
        ),
      ),
      pairs: facts.pairs.flatMap(({ person_id, other_id, wish, scope }) => {
        const [person, other] = [personAt.get(person_id), personAt.get(other_id)];
        return person === undefined || other === undefined ? [] : [{ person, other, wish, scope }];
      }),
      helperRule: 'family',
      familiesApart: facts.familiesApart,
    },
  };
}

function pointsByPerson(duties: readonly DraftDuty[]): Map<number, number> {
  const points = new Map<number, number>();
  for (const { personId, kind } of duties)
    points.set(personId!, (points.get(personId!) ?? 0) + dutyKinds[kind].weight);
  return points;
}

const countOf = (duties: readonly DraftDuty[], person: number): number =>
  duties.filter(({ personId }) => personId === person).length;
