import type { meetings as operations } from '@sheaf/contract/meetings/meetings';
import { readLetterhead } from '#domains/congregations/congregations.public-api';
import { labelledEvents } from '#domains/meetings/labelled-events';
import { presentMeeting } from '#domains/meetings/present-meeting';
import { meetingsOfWindow } from '#domains/meetings/read-window';
import type { Handler } from '#platform/handle';

/** MEET-C9, MEET-R3. */
export async function listMeetings({ tenant, query, now }: Handler<typeof operations.listMeetings>) {
  const { lang, zone } = await readLetterhead(tenant);
  const events = await labelledEvents(tenant, lang);
  return (await meetingsOfWindow(tenant, query, now)).map((row) => presentMeeting(row, zone, events));
}
