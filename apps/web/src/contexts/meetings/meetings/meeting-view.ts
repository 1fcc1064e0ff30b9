/** View of one meeting: ordered sections, and parts with their times and assigned people. */
import { groupBy } from '@sheaf/rules/group-by';
import { type MeetingSection, numberParts, sectionsOf } from '@sheaf/rules/meetings/meetings/part-place';
import {
  type PartTime,
  partTimes,
  sectionHours,
  type TimedPart,
} from '@sheaf/rules/meetings/meetings/part-times';
import { shownHalls } from '@sheaf/rules/meetings/meetings/seats';
import type { Meeting, MeetingAssignment, MeetingPart, MeetingRows } from './meetings.queries.ts';

export interface Seat {
  key: number;
  hall: number;
  /** Null if only a helper is needed. */
  dutyId: number | null;
  personId: number | null;
  helperDutyId: number | null;
  helperId: number | null;
  /** Speaker from another congregation. */
  speaker: string | null;
  congregation: string | null;
  /** Booked public talk: `12. A home that welcomes`, or `12.` without a title. */
  talk: string | null;
  /** Answer of the person, if the viewer may see it (X-ACK). */
  acknowledged: MeetingAssignment['acknowledged'];
  helperAcknowledged: MeetingAssignment['acknowledged'];
  /** True if the duty changed since the answer (X-ACK-8). */
  reopened: boolean;
  helperReopened: boolean;
  /** True for a lost qualification (MEET-X12). */
  unfit: boolean;
  helperUnfit: boolean;
}

/** True if the person has this seat, also as its helper. */
export const isSeatOf = ({ personId, helperId }: Seat, person: number): boolean =>
  personId === person || helperId === person;

export interface PartView {
  part: MeetingPart;
  /** Number before the title; null for songs and comments. */
  number: number | null;
  time: PartTime;
  seats: Seat[];
  /** Service talk of an event without one of its own (EVENTS-O3). */
  serviceTheme: string | null;
}

export interface SectionView {
  section: MeetingSection;
  /** Null without parts. */
  hours: Pick<PartTime, 'from' | 'to'> | null;
  parts: PartView[];
}

export interface MeetingView {
  meeting: Meeting;
  chairmen: Seat[];
  /** Prayers without their song in this meeting. */
  prayers: Seat[];
  sections: SectionView[];
  /** All parts in the order that determines their times. */
  timed: TimedPart[];
  /** Halls with at least one assigned person. */
  filledHalls: number[];
}

const seatOf = (row: MeetingAssignment): Seat => ({
  key: row.id,
  hall: row.hall,
  dutyId: row.type === 'assignee' ? row.id : null,
  personId: row.user_id,
  helperDutyId: row.helper_duty_id,
  helperId: row.helper_id,
  speaker: row.speaker_name,
  congregation: row.speaker_congregation,
  talk: row.notes,
  acknowledged: row.acknowledged,
  helperAcknowledged: row.helper_acknowledged,
  reopened: row.reopened,
  helperReopened: row.helper_reopened,
  unfit: row.unfit,
  helperUnfit: row.helper_unfit,
});

export const timedPart = (part: MeetingPart): TimedPart => ({
  section: part.meeting,
  key: part.part,
  minutes: part.time,
  helperType: part.helper_type,
});

/** A talk that exists only in the week of a visit. */
export const isOfVisit = ({ part }: MeetingPart): boolean => part === 'service-talk' || part === 'final-talk';

/** Orders parts by section, and by their order within it (MEET-R4, MEET-R27). */
export function orderParts(meeting: Meeting, parts: readonly MeetingPart[]): MeetingPart[] {
  const sections = sectionsOf(meeting.type);
  return [...parts].sort(
    (a, b) =>
      sections.indexOf(a.meeting) - sections.indexOf(b.meeting) ||
      a.order - b.order ||
      Number(isOfVisit(a)) - Number(isOfVisit(b)),
  );
}

const isPublicTalk = ({ meeting, part }: MeetingPart): boolean => meeting === 'talk' && part === 'talk';

/** The circuit overseer visits, and the meeting is not cancelled (X-VISIT). */
export const isVisited = ({ canceled, event_talk }: Meeting): boolean =>
  !canceled && event_talk?.type === 'co';

/** EVENTS-O3: an event's speaker replaces the booked one and cannot be changed here. */
function seatOfEvent(meeting: Meeting, part: MeetingPart): Seat[] | null {
  if (!meeting.event_talk || !(isPublicTalk(part) || isOfVisit(part))) return null;
  const { speaker } = meeting.event_talk;
  const public_theme = isPublicTalk(part) ? meeting.event_talk.public_theme : null;
  const nobody = { personId: null, helperDutyId: null, helperId: null, congregation: null };
  const unsaid = {
    acknowledged: null,
    helperAcknowledged: null,
    reopened: false,
    helperReopened: false,
    unfit: false,
    helperUnfit: false,
  };
  // A seat with duty id null shows nobody and offers no assignment.
  const dutyId = speaker === null ? null : 0;
  return [{ key: 0, hall: 1, dutyId, ...nobody, speaker, talk: public_theme, ...unsaid }];
}

const isFilled = ({ personId, helperId, speaker }: Seat): boolean =>
  personId !== null || helperId !== null || speaker !== null;

/** Song that each prayer belongs to: the first of the opening, the last of Living (MEET-O17). */
const songsOfPrayers: Readonly<Record<string, string>> = {
  'prelude.prayer': 'prelude.song',
  'living.prayer': 'living.last-song',
  'talk.prayer': 'talk.song',
};

const placeOf = ({ meeting, part }: MeetingPart): string => `${meeting}.${part}`;

/** @param spareHall true to include an empty class, for people who assign (MEET-R19). */
export function viewMeeting(
  meeting: Meeting,
  parts: readonly MeetingPart[],
  assignments: readonly MeetingAssignment[],
  spareHall: boolean,
): MeetingView {
  const filledHalls = assignments.filter((row) => isFilled(seatOf(row))).map(({ hall }) => hall);
  const halls = spareHall ? shownHalls(meeting.halls, filledHalls) : Math.max(1, ...filledHalls);
  const shown = assignments.filter(({ hall }) => hall <= halls).sort((a, b) => a.hall - b.hall);
  const ordered = orderParts(meeting, parts);
  const songIds = new Map(ordered.map((part) => [placeOf(part), part.id]));
  const ownerOf = (row: MeetingAssignment): number | undefined =>
    row.meeting_part_id ?? songIds.get(songsOfPrayers[row.part] ?? '');
  const seats = groupBy(shown, ownerOf);
  const timed = ordered.map(timedPart);
  const times = partTimes(timed, meeting.time);
  const hours = sectionHours(timed, meeting.time);
  const numbers = numberParts(timed);
  const views = ordered.map(
    (part, index): PartView => ({
      part,
      number: numbers[index]!,
      time: times[index]!,
      seats: seatOfEvent(meeting, part) ?? (seats.get(part.id) ?? []).map(seatOf),
      serviceTheme: (isPublicTalk(part) && !isVisited(meeting) && meeting.event_talk?.theme) || null,
    }),
  );
  const ofMeeting = seats.get(undefined) ?? [];
  const isChairman = ({ part }: MeetingAssignment): boolean => part.endsWith('.chairman');
  return {
    meeting,
    chairmen: ofMeeting.filter(isChairman).map(seatOf),
    prayers: ofMeeting.filter((row) => !isChairman(row)).map(seatOf),
    sections: sectionsOf(meeting.type).map((section) => ({
      section,
      hours: hours.get(section) ?? null,
      parts: views.filter(({ part }) => part.meeting === section),
    })),
    timed,
    filledHalls,
  };
}

const openIn = ({ dutyId, personId, speaker, helperDutyId, helperId }: Seat): number =>
  Number(dutyId !== null && personId === null && speaker === null) +
  Number(helperDutyId !== null && helperId === null);

/** Number of places without a person; the public talk is booked elsewhere. */
export function openPlaces({ chairmen, prayers, sections }: MeetingView): number {
  const ofParts = sections
    .flatMap(({ parts }) => parts)
    .filter(({ part }) => !isPublicTalk(part))
    .flatMap(({ seats }) => seats);
  return [...chairmen, ...prayers, ...ofParts].reduce((sum, seat) => sum + openIn(seat), 0);
}

/** Parts and assignments by meeting, indexed once for all weeks. */
export interface MeetingIndex {
  meetings: readonly Meeting[];
  parts: ReadonlyMap<number, MeetingPart[]>;
  assignments: ReadonlyMap<number, MeetingAssignment[]>;
}

/** @param group null for meetings of the whole congregation (X-LANG-GROUP). */
export const indexMeetings = (rows: MeetingRows, group: number | null): MeetingIndex => ({
  meetings: rows.meetings.filter(({ language_group_id }) => language_group_id === group),
  parts: groupBy(rows.parts, ({ meeting_id }) => meeting_id),
  assignments: groupBy(rows.assignments, ({ meeting_id }) => meeting_id),
});
