import type { meetings as operations } from '@sheaf/contract/meetings/meetings';
import { readLetterhead } from '#domains/congregations/congregations.public-api';
import { allEvents } from '#domains/events/events.public-api';
import { labelEvents } from '#domains/meetings/labelled-events';
import { presentMeeting } from '#domains/meetings/present-meeting';
import { meetingsOfWindow } from '#domains/meetings/read-window';
import type { Handler } from '#platform/handle';

/** MEET-C9, MEET-R3. */
export async function listMeetings({ tenant, query, now }: Handler<typeof operations.listMeetings>) {
  const [{ lang, zone }, events, rows] = await Promise.all([
    readLetterhead(tenant),
    allEvents(tenant),
    meetingsOfWindow(tenant, query, now),
  ]);
  const labelled = labelEvents(events, lang);
  return rows.map((row) => presentMeeting(row, zone, labelled));
}
