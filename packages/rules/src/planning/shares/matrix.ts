/** Duties of everybody by week, with days away and even shares (X-FAIR-41). */
import { evenShares, type SharingPerson, type Taker } from '../../duties/even-shares.ts';
import { type KindKey, type KindOfDuty, kindKeyOf } from '../../duties/kind-key.ts';
import { quartersOfPoint } from '../../duties/share.ts';
import { groupBy } from '../../group-by.ts';
import type { UnavailableTime } from '../../people/availability/availability.ts';
import { cannotAt } from '../../people/availability/fits.ts';
import { dayNumberOf } from '../../time/day-number.ts';
import { type PlannedArea, plannedAreaOf } from '../planned-area.ts';
import { evenCountBy, pointsOf } from './even-count.ts';

export const mostMatrixWeeks = 26;

export interface MatrixDuty extends KindOfDuty {
  id: number;
  personId: number | null;
  /** Null for a duty outside meetings. */
  meetingId: number | null;
  date: string;
  from: string;
  to: string;
}

export interface MatrixPerson extends SharingPerson {
  times: readonly UnavailableTime[];
}

export interface MatrixFacts<Person extends MatrixPerson> {
  /** Monday of the first week. */
  from: string;
  weeks: number;
  /** Within these weeks, without cancelled meetings. */
  duties: readonly MatrixDuty[];
  /** All active people: the even shares count everybody. */
  people: readonly Person[];
  takers: readonly Taker[];
  areas: readonly PlannedArea[];
  /** Open duties with the people whom a draft proposes; they count in no share. */
  proposed?: readonly MatrixDuty[];
}

/** Days count from the first Monday, weeks from 0. */
export interface MatrixRow<Person> {
  person: Person;
  /** Day, and position of the kind; in date order. */
  duties: [day: number, kind: number][];
  /** Ids of the duties, in their order. */
  ids: number[];
  proposed: [day: number, kind: number][];
  /** First and last day of each absence within the weeks. */
  away: [first: number, last: number][];
  /** Weeks in which the person has said no to the time of every meeting. */
  cannot: number[];
  /** Even share, as a number of duties. */
  even: number;
}

export interface Matrix<Person> {
  kinds: KindOfDuty[];
  rows: MatrixRow<Person>[];
}

interface MeetingTime {
  date: string;
  from: string;
  to: string;
}

/** Times of the meetings by week, from the first to the last duty. */
function meetingTimes(first: number, duties: readonly MatrixDuty[]): Map<number, MeetingTime[]> {
  const meetings = new Map<number, MeetingTime>();
  for (const { meetingId, date, from, to } of duties) {
    if (meetingId === null) continue;
    const known = meetings.get(meetingId) ?? { date, from, to };
    meetings.set(meetingId, {
      date,
      from: from < known.from ? from : known.from,
      to: to > known.to ? to : known.to,
    });
  }
  return groupBy([...meetings.values()], ({ date }) => Math.floor((dayNumberOf(date) - first) / 7));
}

function positionsOf(duties: readonly MatrixDuty[]): {
  kinds: KindOfDuty[];
  at: ReadonlyMap<KindKey, number>;
} {
  const kinds = new Map(duties.map((duty) => [kindKeyOf(duty), duty]));
  return {
    kinds: [...kinds.values()].map(({ kind, qualification, responsibilityId }) => ({
      kind,
      qualification,
      responsibilityId,
    })),
    at: new Map([...kinds.keys()].map((key, position) => [key, position])),
  };
}

/**
 * People with a duty of these areas, or who may have one in the programme or at a meeting. The shares count
 * only duties of these areas.
 */
export function dutyMatrix<Person extends MatrixPerson>({
  from,
  weeks,
  duties: all,
  people,
  takers,
  areas,
  proposed: allProposed = [],
}: MatrixFacts<Person>): Matrix<Person> {
  const first = dayNumberOf(from);
  const last = first + weeks * 7 - 1;
  const meetings = [...meetingTimes(first, all)];
  const isShown = ({ personId, kind }: MatrixDuty): boolean =>
    personId !== null && areas.includes(plannedAreaOf(kind));
  const duties = all.filter(isShown);
  const proposed = allProposed.filter(isShown);
  const { kinds, at } = positionsOf([...duties, ...proposed]);
  const dutiesOf = groupBy(duties, ({ personId }) => personId);
  const proposedFor = groupBy(proposed, ({ personId }) => personId);
  const evenCount = evenCountBy(duties);
  const shares = evenShares({ duties, people, takers });
  const taking = new Set(areas.includes('duties') ? takers.map(({ personId }) => personId) : []);
  const isListed = ({ id, qualified_parts: parts }: Person): boolean =>
    dutiesOf.has(id) ||
    proposedFor.has(id) ||
    taking.has(id) ||
    (areas.includes('programme') && parts.length > 0);

  const inOrder = (some: readonly MatrixDuty[]) =>
    some
      .map((duty) => ({ id: duty.id, day: dayNumberOf(duty.date) - first, kind: at.get(kindKeyOf(duty))! }))
      .sort((one, other) => one.day - other.day || one.kind - other.kind || one.id - other.id);
  const pairOf = ({ day, kind }: { day: number; kind: number }): [number, number] => [day, kind];

  const rowOf = (person: Person): MatrixRow<Person> => {
    const theirs = dutiesOf.get(person.id) ?? [];
    const ordered = inOrder(theirs);
    return {
      person,
      duties: ordered.map(pairOf),
      ids: ordered.map(({ id }) => id),
      proposed: inOrder(proposedFor.get(person.id) ?? []).map(pairOf),
      away: person.away
        .map((span): [number, number] => [
          Math.max(first, dayNumberOf(span.start_date)) - first,
          Math.min(last, dayNumberOf(span.end_date)) - first,
        ])
        .filter(([start, end]) => start <= end)
        .sort(([one], [other]) => one - other),
      cannot: meetings
        .filter(([, times]) =>
          times.every(({ date, from: begin, to }) => cannotAt(person.times, date, begin, to)),
        )
        .map(([week]) => week)
        .sort((one, other) => one - other),
      even: evenCount({
        duties: theirs.length,
        points: pointsOf(theirs),
        share: shares.shareOf(person.id, theirs) / quartersOfPoint,
      }),
    };
  };
  return { kinds, rows: people.filter(isListed).map(rowOf) };
}
