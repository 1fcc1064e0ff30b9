import type { meetings as operations } from '@sheaf/contract/meetings/meetings';
import { readLetterhead } from '#domains/congregations/congregations.public-api';
import { dutiesOfMeetings } from '#domains/duties/duties.public-api';
import { presentAssignments, withOwnAnswers } from '#domains/meetings/present-meeting';
import { meetingsOfWindow } from '#domains/meetings/read-window';
import { withParts } from '#domains/meetings/with-parts';
import { talksOfMeetings } from '#domains/talks/talks.public-api';
import type { Handler } from '#platform/handle';

/** MEET-C9, MEET-O17. */
export async function listMeetingAssignments({
  tenant,
  actor,
  query,
  now,
}: Handler<typeof operations.listMeetingAssignments>) {
  const rows = await withParts(tenant, await meetingsOfWindow(tenant, query, now));
  const { zone, lang } = await readLetterhead(tenant);
  const weekends = rows.flatMap(({ meeting }) => (meeting.type === 'public' ? meeting.id : []));
  const talks = await talksOfMeetings(tenant, weekends, lang);
  const duties = Map.groupBy(
    await dutiesOfMeetings(
      tenant,
      rows.map(({ meeting }) => meeting.id),
    ),
    ({ meeting_id }) => meeting_id,
  );
  const presented = rows.flatMap(({ meeting, parts }) =>
    presentAssignments(meeting, parts, duties.get(meeting.id) ?? [], zone, talks),
  );
  if (actor.permissions.has('schedules.meetings.assign')) return presented;
  return presented.map((row) => withOwnAnswers(row, actor.personId));
}
