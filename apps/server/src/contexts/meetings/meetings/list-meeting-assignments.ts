import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { dutiesOfMeetings, type PlannedDuty } from '#contexts/duties/duties.api';
import { meetingParts } from '#contexts/meetings/meetings/meeting-parts.store';
import type { MeetingRow } from '#contexts/meetings/meetings/meetings.store';
import { presentAssignments, withOwnAnswers } from '#contexts/meetings/meetings/present-meeting';
import { meetingsOfWindow } from '#contexts/meetings/meetings/read-window';
import { unfitDuties } from '#contexts/meetings/meetings/unfit-duties';
import { talksOfMeetings } from '#contexts/meetings/talks/talks.api';
import { readLetterhead, readToday } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

/** Checks only future meetings, because past assignments are not changed. */
async function unfitAhead(
  tenant: Tenant,
  rows: readonly MeetingRow[],
  duties: readonly PlannedDuty[],
  now: Date,
): Promise<Set<number>> {
  const today = await readToday(tenant, now);
  const ahead = new Set(rows.flatMap(({ id, held_on }) => (held_on >= today ? id : [])));
  return unfitDuties(
    tenant,
    duties.filter(({ meeting_id }) => ahead.has(meeting_id)),
  );
}

/** MEET-C9, MEET-O17, MEET-X12. */
export async function listMeetingAssignments({
  tenant,
  actor,
  query,
  now,
}: Handler<typeof operations.listMeetingAssignments>) {
  const [rows, { zone, lang }] = await Promise.all([
    meetingsOfWindow(tenant, query, now),
    readLetterhead(tenant),
  ]);
  const ids = rows.map(({ id }) => id);
  const weekends = rows.flatMap(({ id, type }) => (type === 'public' ? id : []));
  const [parts, duties, talks] = await Promise.all([
    meetingParts.placesOfMeetings(tenant, ids),
    dutiesOfMeetings(tenant, ids),
    talksOfMeetings(tenant, weekends, lang),
  ]);
  const partsOf = Map.groupBy(parts, ({ meeting_id }) => meeting_id);
  const dutiesOf = Map.groupBy(duties, ({ meeting_id }) => meeting_id);
  const mayAssign = actor.permissions.has('schedules.meetings.assign');
  const unfit = mayAssign ? await unfitAhead(tenant, rows, duties, now) : new Set<number>();
  const presented = rows.flatMap((meeting) =>
    presentAssignments(
      meeting,
      partsOf.get(meeting.id) ?? [],
      dutiesOf.get(meeting.id) ?? [],
      zone,
      talks,
      unfit,
    ),
  );
  if (mayAssign) return presented;
  return presented.map((row) => withOwnAnswers(row, actor.personId));
}
