import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { allEvents } from '#contexts/events/events.api';
import { labelEvents } from '#contexts/meetings/meetings/labelled-events';
import { presentMeeting } from '#contexts/meetings/meetings/present-meeting';
import { meetingsOfWindow } from '#contexts/meetings/meetings/read-window';
import { readLetterhead } from '#contexts/people/people.api';
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
