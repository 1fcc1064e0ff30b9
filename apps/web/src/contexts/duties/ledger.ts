/** Derives duties from the lists of meetings: the same rows as in the server's ledger. */
import type { MeetingDutyKind } from '@sheaf/rules/duties/duty-kind';
import type { LedgerDuty } from '@sheaf/rules/duties/offer-candidates';
import { chairmanOf } from '@sheaf/rules/meetings/meetings/seats';
import { type MeetingPart, meetingParts } from '@sheaf/rules/people/people/meeting-part';
import type { Reply } from '#platform/api.ts';

export type MeetingRow = Reply<'meetings.listMeetings'>[number];
export type PartRow = Reply<'meetings.listParts'>[number];
export type AssignmentRow = Reply<'meetings.listMeetingAssignments'>[number];

export interface HadDuty extends LedgerDuty {
  kind: MeetingDutyKind;
  qualification: MeetingPart;
  personId: number | null;
}

export interface KeptDuty extends HadDuty {
  meeting: MeetingRow;
  /** Null for a chairman or a prayer. */
  part: PartRow | null;
  assignment: AssignmentRow;
}

const kindOf = (row: AssignmentRow): MeetingDutyKind => {
  if (row.meeting_part_id !== null) return 'part';
  return row.part.endsWith('.chairman') ? 'chairman' : 'prayer';
};

function qualificationOf(row: AssignmentRow, meeting: MeetingRow, part: PartRow | null): MeetingPart | null {
  const kind = kindOf(row);
  if (kind === 'prayer') return 'prayer';
  if (kind === 'chairman') return chairmanOf(meeting.type, row.hall);
  const code = part?.user_meeting_part_id;
  return code ? meetingParts.decode(code) : null;
}

/** An assignment row with a helper is two duties. */
function dutiesOf(row: AssignmentRow, meeting: MeetingRow, part: PartRow | null): KeptDuty[] {
  const { local_date: date, time: from, ends_at: to } = meeting;
  const place = {
    meetingId: meeting.id,
    responsibilityId: null,
    date,
    from,
    to,
    meeting,
    part,
    assignment: row,
  };
  const own = qualificationOf(row, meeting, part);
  const helper = part?.helper_meeting_part_id;
  return [
    ...(row.type === 'assignee' && own
      ? [{ ...place, id: row.id, kind: kindOf(row), qualification: own, personId: row.user_id }]
      : []),
    ...(row.helper_duty_id !== null && helper
      ? [
          {
            ...place,
            id: row.helper_duty_id,
            kind: 'helper' as const,
            qualification: meetingParts.decode(helper),
            personId: row.helper_id,
          },
        ]
      : []),
  ];
}

export function ledgerOf(
  assignments: readonly AssignmentRow[],
  parts: readonly PartRow[],
  meetings: readonly MeetingRow[],
): KeptDuty[] {
  const meetingOf = new Map(meetings.map((meeting) => [meeting.id, meeting]));
  const partOf = new Map(parts.map((part) => [part.id, part]));
  return assignments.flatMap((row) => {
    const meeting = meetingOf.get(row.meeting_id);
    const part = row.meeting_part_id === null ? null : partOf.get(row.meeting_part_id);
    return meeting && part !== undefined ? dutiesOf(row, meeting, part) : [];
  });
}
