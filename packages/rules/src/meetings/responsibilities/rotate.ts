/** Fills the responsibilities of future meetings in turns (ATTEND-O1 to ATTEND-O3). Existing places stay. */

import type { DutySpan, Hindrances } from '../../duties/clash.ts';
import type { MeetingType } from '../../events/cancelling.ts';
import { nextTurn, type Turn, type TurnPlace, type TurnState, takeTurn } from '../../schedules/turns.ts';
import { passReason, type TurnTaker } from './pass-over.ts';
import {
  dutyKindOf,
  isInScope,
  type MeetingDay,
  type MeetingScope,
  periodOf,
  type ResponsibilityKind,
  type TurnLength,
} from './responsibility.ts';

export interface RotatedMeeting extends MeetingDay {
  type: MeetingType;
  from: string;
  to: string;
}

export interface RotatedResponsibility extends TurnLength {
  id: number;
  kind: ResponsibilityKind;
  scope: MeetingScope;
  places: number;
  /** Takers are groups, which are never passed over. */
  byGroup: boolean;
  /** People or groups, in list order. */
  takers: readonly { id: number; scope: MeetingScope }[];
}

export interface PlaceKey {
  responsibilityId: number;
  meetingId: number;
  place: number;
}

export interface FilledPlace extends PlaceKey {
  /** Null for a place without a suitable taker, or one left open by hand. */
  takerId: number | null;
}

export interface Facts extends Hindrances {
  /** All other duties of the person, without those filled by this rotation. */
  duties: readonly DutySpan[];
}

export interface Rotation {
  /** In order of choice. */
  responsibilities: readonly RotatedResponsibility[];
  /** Meetings that are held. */
  meetings: readonly RotatedMeeting[];
  /** Places that stay unchanged. */
  kept: readonly FilledPlace[];
  /** Turns before the first and after the last of the meetings. */
  turns: readonly { responsibilityId: number; takerId: number; meeting: MeetingDay; place: number }[];
  people: ReadonlyMap<number, Facts>;
}

const keyOf = ({ responsibilityId, meetingId, place }: PlaceKey): string =>
  `${responsibilityId} ${meetingId} ${place}`;

const placeIn = (of: TurnLength, meeting: MeetingDay, seat: number): TurnPlace => ({
  date: meeting.date,
  gathering: meeting.id,
  period: periodOf(of, meeting),
  seat,
});

/** Turn state of each responsibility before the rotation. */
function statesOf({ responsibilities, meetings, kept, turns }: Rotation): Map<number, TurnState> {
  const met = new Map(meetings.map((meeting) => [meeting.id, meeting]));
  const known = [
    ...turns,
    ...kept.flatMap(({ responsibilityId, meetingId, place, takerId }) => {
      const meeting = met.get(meetingId);
      return takerId === null || !meeting ? [] : [{ responsibilityId, takerId, meeting, place }];
    }),
  ];
  return new Map(
    responsibilities.map((of) => [
      of.id,
      {
        order: of.takers.map(({ id }) => id),
        taken: known
          .filter(({ responsibilityId }) => responsibilityId === of.id)
          .map(({ takerId, meeting, place }): Turn => ({ id: takerId, ...placeIn(of, meeting, place) })),
      },
    ]),
  );
}

/** Duties by person and month, because limits count months; the rotation adds to it. */
type Days = Map<string, DutySpan[]>;

const monthKey = (personId: number, date: string): string => `${personId} ${date.slice(0, 7)}`;

function addDuty(days: Days, personId: number, duty: DutySpan): void {
  const key = monthKey(personId, duty.date);
  days.set(key, [...(days.get(key) ?? []), duty]);
}

const spanAt = (of: RotatedResponsibility, meeting: RotatedMeeting, id: number): DutySpan => ({
  id,
  kind: dutyKindOf(of.kind),
  meetingId: meeting.id,
  date: meeting.date,
  from: meeting.from,
  to: meeting.to,
});

/** Ids outside the ledger, for the duty in question and for newly assigned ones. */
const [askedId, givenId] = [-1, 0];

/** Includes the fixed places. */
function daysOf({ people, responsibilities, meetings, kept }: Rotation): Days {
  const days: Days = new Map();
  for (const [id, { duties }] of people) for (const duty of duties) addDuty(days, id, duty);
  for (const { responsibilityId, meetingId, takerId } of kept) {
    const of = responsibilities.find(({ id }) => id === responsibilityId);
    const meeting = meetings.find(({ id }) => id === meetingId);
    if (takerId !== null && of && meeting && !of.byGroup)
      addDuty(days, takerId, spanAt(of, meeting, givenId));
  }
  return days;
}

interface TurnQuery {
  of: RotatedResponsibility;
  meeting: RotatedMeeting;
}

/** A group is always free. */
function isFree({ people }: Rotation, days: Days, { of, meeting }: TurnQuery, id: number): boolean {
  if (of.byGroup) return true;
  const person = people.get(id);
  const taker: TurnTaker = {
    scope: of.takers.find((one) => one.id === id)!.scope,
    away: person?.away ?? [],
    times: person?.times ?? [],
    limits: person?.limits ?? [],
    duties: days.get(monthKey(id, meeting.date)) ?? [],
  };
  return passReason(taker, spanAt(of, meeting, askedId), meeting.type) === null;
}

const byDate = (one: MeetingDay, other: MeetingDay): number =>
  one.date < other.date ? -1 : one.date > other.date ? 1 : one.id - other.id;

/** In filling order. */
const placesOf = ({ responsibilities, meetings }: Rotation): (TurnQuery & { place: number })[] =>
  [...meetings]
    .sort(byDate)
    .flatMap((meeting) =>
      responsibilities
        .filter(({ scope }) => isInScope(scope, meeting.type))
        .flatMap((of) =>
          Array.from({ length: of.places }, (_, index) => ({ of, meeting, place: index + 1 })),
        ),
    );

/**
 * Fills meeting by meeting, responsibility by responsibility, place by place, so that filling week by week
 * has the same result.
 * @returns all places of the meetings, including the fixed ones.
 */
export function rotate(rotation: Rotation): FilledPlace[] {
  const states = statesOf(rotation);
  const days = daysOf(rotation);
  const kept = new Map(rotation.kept.map((place) => [keyOf(place), place]));
  return placesOf(rotation).map(({ of, meeting, place }) => {
    const key = { responsibilityId: of.id, meetingId: meeting.id, place };
    const stands = kept.get(keyOf(key));
    if (stands) return stands;
    const state = states.get(of.id)!;
    const turn = placeIn(of, meeting, place);
    const id = nextTurn(state, turn, (one) => isFree(rotation, days, { of, meeting }, one));
    if (id === null) return { ...key, takerId: null };
    states.set(of.id, takeTurn(state, { ...turn, id }));
    if (!of.byGroup) addDuty(days, id, spanAt(of, meeting, givenId));
    return { ...key, takerId: id };
  });
}
