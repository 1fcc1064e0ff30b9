/** Builds the problem of a draft from the facts of a congregation (X-FAIR-13). */
import { dutyKinds, meetingDutyKinds } from '../../duties/duty-kind.ts';
import { evenShares, type SharingPerson, type Taker } from '../../duties/even-shares.ts';
import { type KindKey, type KindOfDuty, kindKeyOf } from '../../duties/kind-key.ts';
import type { LedgerDuty } from '../../duties/offer-candidates.ts';
import { isStudentPair } from '../../duties/student-pair.ts';
import { entryOf } from '../../duties/turn.ts';
import { groupBy } from '../../group-by.ts';
import type { ResponsibilityKind } from '../../meetings/responsibilities/responsibility.ts';
import { isAway } from '../../people/absences/away.ts';
import type { UnavailableTime } from '../../people/availability/availability.ts';
import { cannotAt } from '../../people/availability/fits.ts';
import type { PersonPair } from '../../people/availability/pairs.ts';
import type { HelperRule } from '../../people/availability/settings.ts';
import type { Gender } from '../../people/people/gender.ts';
import type { MeetingPart } from '../../people/people/meeting-part.ts';
import { addDays } from '../../schedules/calendar-week.ts';
import { weekNumberOf } from '../../time/day-number.ts';
import { mondayOf } from '../../time/wall-time.ts';
import { lockAccepted } from './lock-accepted.ts';
import type {
  FixedDuty,
  NearDuties,
  PlanningGroup,
  PlanningKind,
  PlanningPlace,
  PlanningProblem,
} from './problem.ts';

export interface DraftPerson extends SharingPerson {
  gender: Gender;
  /** Null for a person without a family. */
  familyId: number | null;
  times: readonly UnavailableTime[];
  counts_from: string | null;
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
  /** Cost of replacing `stood`. */
  firmness: number;
}

export interface DraftFacts {
  people: readonly DraftPerson[];
  takers: readonly Taker[];
  /** Kind of each responsibility by its id. */
  responsibilities: ReadonlyMap<number, ResponsibilityKind>;
  /** All duties from a year before the places to half a year after them, of meetings that are held. */
  duties: readonly DraftDuty[];
  /** At least one. */
  places: readonly DraftPlace[];
  pairs: readonly PersonPair[];
  helperRule: HelperRule;
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
  const isProgramme =
    (meetingDutyKinds as readonly string[]).includes(kind) || kind === 'away-talk' || kind === 'special-part';
  return isProgramme ? 'programme' : 'duties';
};

/** Why a qualified person cannot have the duty, whatever else they do. */
function exclusionOf({ away, times }: DraftPerson, duty: DraftDuty): 'away' | 'cannot' | null {
  if (away.some((span) => isAway(span, duty.date))) return 'away';
  return cannotAt(times, duty.date, duty.from, duty.to) ? 'cannot' : null;
}

/** Numbers values in the order of their first appearance. */
function numbering<Value>() {
  const known = new Map<Value, number>();
  return {
    of(value: Value): number {
      const number = known.get(value) ?? known.size;
      known.set(value, number);
      return number;
    },
    find: (value: Value): number | null => known.get(value) ?? null,
    values: (): Value[] => [...known.keys()],
  };
}

const overlap = (one: DraftDuty, other: DraftDuty): boolean =>
  one.date === other.date && one.from < other.to && other.from < one.to;

/** Span, window and positions of a draft. */
function layoutOf(facts: DraftFacts) {
  const byId = new Map(facts.duties.map((duty) => [duty.id, duty]));
  const dutyOf = ({ dutyId }: DraftPlace): DraftDuty => byId.get(dutyId)!;
  const days = facts.places.map((place) => dutyOf(place).date).sort();
  const [from, to] = [days[0]!, days.at(-1)!];
  const [start, end] = [addDays(from, -windowWeeks * 7), addDays(to, windowWeeks * 7)];
  const firstWeek = weekNumberOf(from);
  const weekOf = (date: string): number => weekNumberOf(date) - firstWeek;
  const people = new Map(facts.people.map(({ id }, at) => [id, at]));
  return {
    ...{ from, to, dutyOf, weekOf },
    inWindow: facts.duties.filter(({ date }) => date >= start && date <= end),
    isInSpan: ({ date }: DraftDuty): boolean => weekOf(date) >= 0 && date <= to,
    placed: new Set(facts.places.map(({ dutyId }) => dutyId)),
    positionOf: (id: number): number | undefined => people.get(id),
  };
}

type Layout = ReturnType<typeof layoutOf>;

/** Student and helper of a part; the place of a person who is already assigned is locked. */
function groupsOf({ places }: DraftFacts, { dutyOf }: Layout): PlanningGroup[] {
  const together = groupBy(
    places.map((place, at) => ({ ...place, at, duty: dutyOf(place) })).filter((place) => place.together),
    ({ together: key }) => key,
  );
  return [...together.values()].flatMap((pair) => {
    const part = pair.find(({ duty }) => duty.kind === 'part');
    const helper = pair.find(({ duty }) => duty.kind === 'helper');
    const [one, other] = [part?.duty.qualification, helper?.duty.qualification];
    return part && helper && one && other && isStudentPair(one, other)
      ? [{ type: 'helper' as const, places: [part.at, helper.at] }]
      : [];
  });
}

type KindNumbers = ReturnType<typeof numbering<KindKey>>;

/** Last duty of each person and kind before the span, and the first one after it, in weeks of the span. */
function nearOf({ duties }: DraftFacts, layout: Layout, kinds: KindNumbers): NearDuties[] {
  const { from, to, weekOf, positionOf } = layout;
  const around = duties.filter(({ date }) => date < from || date > to);
  const ofPerson = groupBy(around, (duty) => `${duty.personId} ${kindKeyOf(duty)}`);
  return [...ofPerson.values()].flatMap((own) => {
    const [first] = own;
    const person = first!.personId === null ? undefined : positionOf(first!.personId);
    if (person === undefined) return [];
    const before = own.filter(({ date }) => date < from).map(({ date }) => weekOf(date));
    const after = own.filter(({ date }) => date > to).map(({ date }) => weekOf(date));
    return {
      person,
      kind: kinds.of(kindKeyOf(first!)),
      last: before.length === 0 ? null : Math.max(...before),
      next: after.length === 0 ? null : Math.min(...after),
    };
  });
}

function placesOf(
  facts: DraftFacts,
  { dutyOf, positionOf }: Layout,
  kinds: KindNumbers,
  cellOf: (duty: DraftDuty) => number,
): PlanningPlace[] {
  return facts.places.map((place) => {
    const duty = dutyOf(place);
    const known = place.eligible.flatMap((id) => {
      const person = positionOf(id);
      return person === undefined ? [] : [{ person, code: exclusionOf(facts.people[person]!, duty) }];
    });
    const stood = place.stood === null ? null : (positionOf(place.stood) ?? null);
    return {
      kind: kinds.of(kindKeyOf(duty)),
      cell: cellOf(duty),
      candidates:
        place.locked && stood !== null
          ? [stood]
          : known.flatMap(({ person, code }) => (code === null ? person : [])),
      exclusions: known.flatMap(({ person, code }) => (code === null ? [] : [{ person, code }])),
      stood,
      firmness: place.firmness,
      locked: place.locked,
    };
  });
}

/** One gathering for each meeting, and for each duty outside meetings. */
const gatheringOf = ({ id, meetingId }: DraftDuty): string =>
  meetingId === null ? `duty ${id}` : `meeting ${meetingId}`;

/** Weeks from the first to the last duty: for later weeks there may be no meetings yet. */
function knownWeeksOf(duties: readonly DraftDuty[]): number {
  const weeks = duties.map(({ date }) => weekNumberOf(date));
  return Math.max(...weeks) - Math.min(...weeks) + 1;
}

export function problemOf(facts: DraftFacts): NumberedProblem {
  const layout = layoutOf(facts);
  const { from, to, dutyOf, weekOf, inWindow, isInSpan, placed, positionOf } = layout;
  const given = inWindow.filter(({ id, personId }) => personId !== null && !placed.has(id));
  const spanned = inWindow.filter(
    (duty) => isInSpan(duty) && (duty.personId !== null || placed.has(duty.id)),
  );
  const cells = numbering<string>();
  const first = spanned.filter(
    (duty) => cells.find(gatheringOf(duty)) === null && cells.of(gatheringOf(duty)) >= 0,
  );
  const months = numbering<string>();
  for (const { date } of first) months.of(date.slice(0, 7));
  const monthOf = (date: string): number | null => months.find(date.slice(0, 7));

  const kinds = numbering<KindKey>();
  const places = placesOf(facts, layout, kinds, (duty) => cells.of(gatheringOf(duty)));
  const kindsOfPlaces = [...new Set(facts.places.map((place) => kindKeyOf(dutyOf(place))))];
  const near = nearOf(facts, layout, kinds);
  const fixed = given.flatMap((duty): FixedDuty[] => {
    const person = positionOf(duty.personId!);
    if (person === undefined) return [];
    const cell = isInSpan(duty) ? cells.find(gatheringOf(duty)) : null;
    const kind = kinds.of(kindKeyOf(duty));
    return [{ person, kind, week: weekOf(duty.date), month: monthOf(duty.date), cell }];
  });

  // The places count as given to any person.
  const anybody = facts.people[0]?.id ?? null;
  const shares = evenShares({
    ...facts,
    duties: inWindow.map((duty) =>
      duty.personId === null && placed.has(duty.id) ? { ...duty, personId: anybody } : duty,
    ),
  });
  const kindOf = new Map(facts.duties.map((duty) => [kindKeyOf(duty), duty as KindOfDuty]));
  const ofPerson = groupBy(given, ({ personId }) => personId!);
  const loadOf = (id: number): number =>
    (ofPerson.get(id) ?? []).reduce((sum, { kind }) => sum + dutyKinds[kind].weight, 0);
  return {
    people: facts.people.map(({ id }) => id),
    duties: facts.places.map(({ dutyId }) => dutyId),
    given: facts.people.map(({ id }) => ofPerson.get(id)?.length ?? 0),
    dates: facts.places.map((place) => dutyOf(place).date),
    monday: mondayOf(from),
    problem: lockAccepted({
      weeks: weekOf(to) + 1,
      windowWeeks: knownWeeksOf([...given, ...facts.places.map(dutyOf)]),
      months: months.values().length,
      kinds: kinds.values().map((key) => {
        const kind = kindOf.get(key)!;
        const { weight: points, brief, onPlatform } = dutyKinds[kind.kind];
        const importance = importanceOf(kind, facts);
        return { points, brief, onPlatform, importance, turn: shares.turnOf(kind), area: areaOf(kind) };
      }),
      people: facts.people.map(({ id, gender, familyId, limits }) => ({
        share: shares.shareOf(id, ofPerson.get(id) ?? []),
        given: loadOf(id),
        reserve: limits.some(({ area, pace }) => area === 'all' && pace === 'reserve'),
        gender,
        family: familyId,
      })),
      cells: first.map((duty, at) => ({
        week: weekOf(duty.date),
        month: monthOf(duty.date)!,
        clashing: first.flatMap((other, index) => (index !== at && overlap(duty, other) ? [index] : [])),
      })),
      places,
      groups: groupsOf(facts, layout),
      fixed,
      near,
      entries: facts.people.flatMap((person, at) =>
        kindsOfPlaces.flatMap((key) => {
          const entry = entryOf(person, kindOf.get(key)!, from);
          return entry === null ? [] : [{ person: at, kind: kinds.of(key), week: weekOf(entry) }];
        }),
      ),
      limits: facts.people.flatMap(({ limits }, person) =>
        limits.flatMap(({ area, most_a_month: most }) => (most === null ? [] : [{ person, area, most }])),
      ),
      pairs: facts.pairs.flatMap(({ person_id, other_id, wish, scope }) => {
        const [person, other] = [positionOf(person_id), positionOf(other_id)];
        return person === undefined || other === undefined ? [] : [{ person, other, wish, scope }];
      }),
      helperRule: facts.helperRule,
      familiesApart: false,
    }),
  };
}
