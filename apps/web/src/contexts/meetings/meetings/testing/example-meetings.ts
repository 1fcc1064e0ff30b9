/** Example week of meetings as returned by the server: default parts and their duties. */
import type { MeetingType } from '@sheaf/rules/events/cancelling';
import { defaultParts } from '@sheaf/rules/meetings/meetings/default-parts';
import { endOf, partTimes } from '@sheaf/rules/meetings/meetings/part-times';
import { type Seat, seatsOf } from '@sheaf/rules/meetings/meetings/seats';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { instantOfWallTime } from '@sheaf/rules/time/wall-time';
import type { LanguageGroup } from '../language-groups/language-groups.queries.ts';
import type { Meeting, MeetingAssignment, MeetingPart, MeetingRows } from '../meetings.queries.ts';

const zone = 'Australia/Hobart';

const titles: Readonly<Record<string, string>> = {
  'prelude.song': 'Song 12 and prayer',
  'prelude.comments': 'Opening words',
  'treasures.first': 'Trust when plans change',
  'treasures.second': 'Digging for gems',
  'treasures.reading': 'Bible reading',
  'ministry.first': 'Starting a conversation',
  'ministry.second': 'Following up',
  'ministry.third': 'Kindness wins',
  'living.mid-song': 'Song 118',
  'living.first': 'Local needs',
  'living.study': 'Congregation study',
  'living.review': 'Closing words',
  'living.last-song': 'Song 9 and prayer',
  'talk.song': 'Song 1 and prayer',
  'talk.talk': 'A public talk',
  'watchtower.mid-song': 'Song 2',
  'watchtower.study': 'Watchtower study',
  'watchtower.last-song': 'Song 3 and prayer',
};

export interface ExampleMeeting {
  id: number;
  type?: MeetingType;
  week?: string;
  date?: string;
  halls?: number;
  rest?: Partial<Meeting>;
  /** Assignments by duty, keyed `ministry.first`, or `ministry.first 2` for a class. */
  people?: Readonly<Record<string, Partial<MeetingAssignment>>>;
}

type PlannedPart = ReturnType<typeof defaultParts>[number] & { id: number };

function partsOf(planned: readonly PlannedPart[], meeting: Meeting): MeetingPart[] {
  const times = partTimes(planned, meeting.time);
  return planned.map((part, index) => ({
    id: part.id,
    meeting_id: meeting.id,
    meeting: part.section,
    part: part.key,
    title: titles[`${part.section}.${part.key}`]!,
    time: part.minutes,
    references: null,
    notes: null,
    order: planned.slice(0, index + 1).filter(({ section }) => section === part.section).length,
    user_meeting_part_id: part.qualification && meetingParts.encode(part.qualification),
    helper_meeting_part_id: part.helperQualification && meetingParts.encode(part.helperQualification),
    helper_type: part.helperType,
    startTime: times[index]!.from,
    end_time: times[index]!.to,
    original_id: part.id,
    version: 1,
  }));
}

function placeName(seat: Seat, meeting: Meeting, planned: readonly PlannedPart[]): string {
  const part = planned.find(({ id }) => id === seat.partId);
  if (part) return `${part.section}.${part.key}`;
  if (seat.kind === 'chairman') return meeting.type === 'clam' ? 'prelude.chairman' : 'talk.chairman';
  return seat.place === 1 ? 'prelude.prayer' : 'living.prayer';
}

function assignmentsOf(
  planned: readonly PlannedPart[],
  meeting: Meeting,
  people: NonNullable<ExampleMeeting['people']>,
): MeetingAssignment[] {
  const seats = seatsOf(meeting.type, meeting.halls, planned).map((seat, index) => ({
    ...seat,
    id: meeting.id * 100 + 50 + index,
  }));
  const helperOf = (seat: Seat): number | null =>
    seats.find(({ kind, partId, hall }) => kind === 'helper' && partId === seat.partId && hall === seat.hall)
      ?.id ?? null;
  return seats
    .filter(({ kind }) => kind !== 'helper')
    .map((seat) => {
      const place = placeName(seat, meeting, planned);
      return {
        id: seat.id,
        meeting_id: meeting.id,
        meeting_part_id: seat.partId,
        hall: seat.hall,
        user_id: null,
        helper_id: null,
        helper_duty_id: seat.partId === null ? null : helperOf(seat),
        type: 'assignee',
        part: place,
        speaker_name: null,
        speaker_congregation: null,
        notes: null,
        meeting_start_date: meeting.start_date,
        acknowledged: null,
        helper_acknowledged: null,
        reopened: false,
        helper_reopened: false,
        unfit: false,
        helper_unfit: false,
        version: 1,
        ...people[seat.hall === 1 ? place : `${place} ${seat.hall}`],
      };
    });
}

/** Part ids are 100 times the meeting's id plus their position; duty ids start at 50 after that. */
export function exampleWeek(asked: ExampleMeeting): MeetingRows {
  const { id, type = 'clam', week = '2026-11-23', date = '2026-11-25', halls = 1, rest, people } = asked;
  const time = type === 'clam' ? '19:00' : '10:00';
  const planned = defaultParts(type).map((part, index) => ({ ...part, id: id * 100 + index }));
  const meeting: Meeting = {
    id,
    edited_id: id,
    type,
    start_date: new Date(instantOfWallTime(date, time, zone)).toISOString(),
    local_date: date,
    week,
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    canceled: false,
    time,
    ends_at: endOf(planned, time),
    halls,
    location: null,
    label: null,
    reading: null,
    event_talk: null,
    language_group_id: null,
    overseer: null,
    version: 1,
    ...rest,
  };
  return {
    meetings: [meeting],
    parts: partsOf(planned, meeting),
    assignments: assignmentsOf(planned, meeting, people ?? {}),
  };
}

/** Replies of the three reads. */
export function repliesOf(...weeks: MeetingRows[]) {
  return {
    'meetings.listLanguageGroups': [] as LanguageGroup[],
    'meetings.listMeetings': weeks.flatMap(({ meetings }) => meetings),
    'meetings.listParts': weeks.flatMap(({ parts }) => parts),
    'meetings.listMeetingAssignments': weeks.flatMap(({ assignments }) => assignments),
  };
}
