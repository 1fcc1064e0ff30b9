import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import type { ReplyOf } from '@sheaf/contract/operation';
import { isMeetingCancelled } from '@sheaf/rules/events/cancelling';
import type { TalkEvent } from '@sheaf/rules/events/event-talk';
import type { PartTime } from '@sheaf/rules/meetings/meetings/part-times';
import { instantOfWallTime } from '@sheaf/rules/time/wall-time';
import { isReopened, type PlannedDuty } from '#contexts/duties/duties.api';
import { eventAt } from '#contexts/meetings/meetings/labelled-events';
import type { PartPlace, PartRow } from '#contexts/meetings/meetings/meeting-parts.store';
import type { MeetingRow } from '#contexts/meetings/meetings/meetings.store';
import type { PlannedTalk } from '#contexts/meetings/talks/planned-talk.api';
import { LeastUsed } from '#platform/least-used';

export type MeetingReply = ReplyOf<typeof operations.moveMeeting>;
export type PartReply = ReplyOf<typeof operations.editPart>;
export type AssignmentReply = ReplyOf<typeof operations.assignPart>;

/** An event that may replace meetings; `name` is null if the event is not for everyone. */
export type LabelledEvent = TalkEvent & { id: number; name: string | null };

/**
 * Cached, because time zone conversion is slow and every phone of a congregation reads the same weeks at its
 * start.
 */
const knownStarts = new LeastUsed<string, string>(2000);

export function startOf(
  { held_on, starts_at }: Pick<MeetingRow, 'held_on' | 'starts_at'>,
  zone: string,
): string {
  const key = `${held_on} ${starts_at} ${zone}`;
  const known = knownStarts.get(key);
  if (known !== undefined) return known;
  const start = new Date(instantOfWallTime(held_on, starts_at, zone)).toISOString();
  knownStarts.set(key, start);
  return start;
}

const presentEventTalk = (event: LabelledEvent | undefined): MeetingReply['event_talk'] => {
  if (!event) return null;
  const { type, speaker, public_theme, theme } = event;
  return { type, speaker, public_theme, theme };
};

/** MEET-D1, MEET-R3, MEET-R8, MEET-O12, EVENTS-O3. */
export function presentMeeting(
  meeting: MeetingRow,
  zone: string,
  events: readonly LabelledEvent[],
): MeetingReply {
  const instead = events.find((event) => isMeetingCancelled([event], meeting.week, meeting.type));
  const [year, month] = meeting.held_on.split('-').map(Number);
  return {
    id: meeting.id,
    edited_id: meeting.edited ? meeting.base_id! : meeting.id,
    type: meeting.type,
    start_date: startOf(meeting, zone),
    local_date: meeting.held_on,
    week: meeting.week,
    year: year!,
    month: month!,
    canceled: instead !== undefined,
    time: meeting.starts_at,
    ends_at: meeting.ends_at,
    halls: meeting.halls,
    location: null,
    label: instead?.name ?? null,
    event_talk: presentEventTalk(eventAt(events, meeting)),
    reading: meeting.reading,
    language_group_id: meeting.language_group_id,
    overseer: null,
    version: meeting.version,
  };
}

/** MEET-D2. */
export const presentPart = (part: PartRow, { from, to }: PartTime): PartReply => ({
  id: part.id,
  meeting_id: part.meeting_id,
  meeting: part.section,
  part: part.key,
  title: part.title,
  time: part.minutes,
  references: part.refs,
  notes: null,
  order: part.order,
  user_meeting_part_id: part.qualification,
  helper_meeting_part_id: part.helper_qualification,
  helper_type: part.helper_type,
  startTime: from,
  end_time: to,
  original_id: part.id,
  version: part.version,
});

/**
 * Chairmen and prayers have no part; the second prayer of a midweek meeting is the closing one (MEET-O17).
 */
export function placeName(duty: PlannedDuty, meeting: MeetingRow, part: PartPlace | undefined): string {
  if (part) return `${part.section}.${part.key}`;
  if (duty.kind === 'chairman') return meeting.type === 'clam' ? 'prelude.chairman' : 'talk.chairman';
  if (meeting.type === 'public') return 'talk.prayer';
  return duty.place === 1 ? 'prelude.prayer' : 'living.prayer';
}

const isHelper = ({ kind }: PlannedDuty): boolean => kind === 'helper';

const saidOf = ({ acknowledged }: PlannedDuty) => acknowledged;

/**
 * One row for a part and its helper, or for a place of the meeting (MEET-D3).
 * @param talks by duty id.
 * @param unfit ids of duties whose people are no longer qualified.
 */
export function presentAssignments(
  meeting: MeetingRow,
  parts: readonly PartPlace[],
  duties: readonly PlannedDuty[],
  zone: string,
  talks: ReadonlyMap<number, PlannedTalk> = new Map(),
  unfit: ReadonlySet<number> = new Set(),
): AssignmentReply[] {
  const startDate = startOf(meeting, zone);
  const partOf = new Map(parts.map((part) => [part.id, part]));
  const helperOf = new Map(
    duties.filter(isHelper).map((duty) => [`${duty.part_id} ${duty.hall}`, duty] as const),
  );
  const own = duties.filter((duty) => !isHelper(duty));
  const led = new Set(own.map(({ part_id, hall }) => `${part_id} ${hall}`));
  // The helper represents a part that has a helper duty alone.
  const rows = [
    ...own,
    ...duties.filter((duty) => isHelper(duty) && !led.has(`${duty.part_id} ${duty.hall}`)),
  ];
  return rows.map((duty) => {
    const helper = duty.part_id === null ? undefined : helperOf.get(`${duty.part_id} ${duty.hall}`);
    return {
      id: duty.id,
      meeting_id: meeting.id,
      meeting_part_id: duty.part_id,
      hall: duty.hall,
      user_id: isHelper(duty) ? null : duty.person_id,
      helper_id: helper?.person_id ?? null,
      helper_duty_id: helper?.id ?? null,
      type: isHelper(duty) ? 'helper' : 'assignee',
      part: placeName(duty, meeting, duty.part_id === null ? undefined : partOf.get(duty.part_id)),
      speaker_name: talks.get(duty.id)?.speaker_name ?? null,
      speaker_congregation: talks.get(duty.id)?.speaker_congregation ?? null,
      notes: talks.get(duty.id)?.notes ?? null,
      meeting_start_date: startDate,
      acknowledged: isHelper(duty) ? null : saidOf(duty),
      helper_acknowledged: helper ? saidOf(helper) : null,
      reopened: !isHelper(duty) && isReopened(duty),
      helper_reopened: helper !== undefined && isReopened(helper),
      unfit: !isHelper(duty) && unfit.has(duty.id),
      helper_unfit: helper !== undefined && unfit.has(helper.id),
      version: duty.version,
    };
  });
}

/** Shows answers only to their own person and to assigners (X-ACK). */
export const withOwnAnswers = (row: AssignmentReply, person: number): AssignmentReply => ({
  ...row,
  acknowledged: row.user_id === person ? row.acknowledged : null,
  helper_acknowledged: row.helper_id === person ? row.helper_acknowledged : null,
  reopened: row.user_id === person && row.reopened,
  helper_reopened: row.helper_id === person && row.helper_reopened,
});
