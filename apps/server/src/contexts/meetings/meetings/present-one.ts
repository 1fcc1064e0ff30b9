/** Presents one meeting or part after a change. */

import { labelledEvents } from '#contexts/meetings/meetings/labelled-events';
import { meetingParts } from '#contexts/meetings/meetings/meeting-parts.store';
import type { MeetingRow } from '#contexts/meetings/meetings/meetings.store';
import { timesOfMeeting } from '#contexts/meetings/meetings/plan-of-meeting';
import {
  type MeetingReply,
  type PartReply,
  presentMeeting,
  presentPart,
} from '#contexts/meetings/meetings/present-meeting';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export async function presentMeetingNow(tenant: Tenant, meeting: MeetingRow): Promise<MeetingReply> {
  const { lang, zone } = await readLetterhead(tenant);
  return presentMeeting(meeting, zone, await labelledEvents(tenant, lang));
}

/** The time of the part depends on the parts before it. */
export async function presentPartNow(tenant: Tenant, meeting: MeetingRow, id: number): Promise<PartReply> {
  const parts = await meetingParts.ofMeetings(tenant, [meeting.id]);
  const index = parts.findIndex((part) => part.id === id);
  return presentPart(parts[index]!, timesOfMeeting(meeting, parts)[index]!);
}
