import { meetingParts, type PartRow } from '#contexts/meetings/meetings/meeting-parts.store';
import type { MeetingRow } from '#contexts/meetings/meetings/meetings.store';
import type { Tenant } from '#platform/database/tenant';

/** Adds the parts of each meeting, in order. */
export async function withParts(tenant: Tenant, rows: readonly MeetingRow[]) {
  const parts = await meetingParts.ofMeetings(
    tenant,
    rows.map(({ id }) => id),
  );
  const ofMeeting = Map.groupBy(parts, ({ meeting_id }) => meeting_id);
  return rows.map((meeting): { meeting: MeetingRow; parts: PartRow[] } => ({
    meeting,
    parts: ofMeeting.get(meeting.id) ?? [],
  }));
}
