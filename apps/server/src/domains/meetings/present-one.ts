/** One meeting, or one part, as it is answered after a change. */
import { readLetterhead } from '#domains/congregations/congregations.public-api';
import { labelledEvents } from '#domains/meetings/labelled-events';
import { meetingParts } from '#domains/meetings/meeting-parts.store';
import type { MeetingRow } from '#domains/meetings/meetings.store';
import { timesOfMeeting } from '#domains/meetings/plan-of-meeting';
import {
  type MeetingReply,
  type PartReply,
  presentMeeting,
  presentPart,
} from '#domains/meetings/present-meeting';
import type { Tenant } from '#platform/database/tenant';

export async function presentMeetingNow(tenant: Tenant, meeting: MeetingRow): Promise<MeetingReply> {
  const { lang, zone } = await readLetterhead(tenant);
  return presentMeeting(meeting, zone, await labelledEvents(tenant, lang));
}

/** Its time follows from the parts before it. */
export async function presentPartNow(tenant: Tenant, meeting: MeetingRow, id: number): Promise<PartReply> {
  const parts = await meetingParts.ofMeetings(tenant, [meeting.id]);
  const index = parts.findIndex((part) => part.id === id);
  return presentPart(parts[index]!, timesOfMeeting(meeting, parts)[index]!);
}
