/** Fills the duties at coming meetings by turns (ATTEND-O1 to ATTEND-O3). What stands already is kept. */

import type { DutySpan } from '../../duties/clash.ts';
import type { MeetingType } from '../../events/cancelling.ts';
import type { DaySpan } from '../../people/absences/away.ts';
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
  /** Groups take turns, and nothing passes them over. */
  byGroup: boolean;
  /** People or groups, in the order of the list. */
  takers: readonly { id: number; scope: MeetingScope }[];
}

export interface PlaceKey {
  responsibilityId: number;
  meetingId: number;
  place: number;
}

export interface FilledPlace extends PlaceKey {
  /** Null for a place for which nobody could be found, or that was left open by hand. */
  takerId: number | null;
}

export interface Facts {
  away: readonly DaySpan[];
  /** All but what they have by these responsibilities at these meetings. */
  duties: readonly DutySpan[];
}

export interface Rotation {
  /** In the order in which they choose. */
  responsibilities: readonly RotatedResponsibility[];
  /** Those that are held. */
  meetings: readonly RotatedMeeting[];
  /** Stays as it is. */
  kept: readonly FilledPlace[];
  /** The turns before the first of the meetings, and those after the last. */
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

/** Each responsibility with the turns that are known before the rotation runs. */
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

/** What people have, by person and day; the rotation adds to it. */
type Days = Map<string, DutySpan[]>;

function addDuty(days: Days, personId: number, duty: DutySpan): void {
  const key = `${personId} ${duty.date}`;
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

/** No duties of the ledger: one that is asked about, and those that were just given. */
const [askedId, givenId] = [-1, 0];

/** With what is kept. */
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

/** Groups are free always. */
function isFree({ people }: Rotation, days: Days, { of, meeting }: TurnQuery, id: number): boolean {
  if (of.byGroup) return true;
  const taker: TurnTaker = {
    scope: of.takers.find((one) => one.id === id)!.scope,
    away: people.get(id)?.away ?? [],
    duties: days.get(`${id} ${meeting.date}`) ?? [],
  };
  return passReason(taker, spanAt(of, meeting, askedId), meeting.type) === null;
}

const byDate = (one: MeetingDay, other: MeetingDay): number =>
  one.date < other.date ? -1 : one.date > other.date ? 1 : one.id - other.id;

/** In the order in which they are filled. */
const placesOf = ({ responsibilities, meetings }: Rotation): (TurnQuery & { place: number })[] =>
  meetings
    .toSorted(byDate)
    .flatMap((meeting) =>
      responsibilities
        .filter(({ scope }) => isInScope(scope, meeting.type))
        .flatMap((of) =>
          Array.from({ length: of.places }, (_, index) => ({ of, meeting, place: index + 1 })),
        ),
    );

/**
 * Meeting by meeting, responsibility by responsibility, place by place: filling the weeks one by one gives what filling them at once
 * gives.
 * @returns every place that the meetings have, those that are kept among them.
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
