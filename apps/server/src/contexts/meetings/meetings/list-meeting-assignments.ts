import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { dutiesOfMeetings } from '#contexts/duties/duties.public-api';
import { meetingParts } from '#contexts/meetings/meetings/meeting-parts.store';
import { presentAssignments, withOwnAnswers } from '#contexts/meetings/meetings/present-meeting';
import { meetingsOfWindow } from '#contexts/meetings/meetings/read-window';
import { talksOfMeetings } from '#contexts/meetings/talks/talks.public-api';
import { readLetterhead } from '#contexts/people/congregations/congregations.public-api';
import type { Handler } from '#platform/handle';

/** MEET-C9, MEET-O17. */
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
  const presented = rows.flatMap((meeting) =>
    presentAssignments(meeting, partsOf.get(meeting.id) ?? [], dutiesOf.get(meeting.id) ?? [], zone, talks),
  );
  if (actor.permissions.has('schedules.meetings.assign')) return presented;
  return presented.map((row) => withOwnAnswers(row, actor.personId));
}
