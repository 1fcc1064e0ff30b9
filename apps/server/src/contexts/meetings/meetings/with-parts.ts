import { meetingParts, type PartRow } from '#contexts/meetings/meetings/meeting-parts.store';
import type { MeetingRow } from '#contexts/meetings/meetings/meetings.store';
import type { Tenant } from '#platform/database/tenant';

/** Adds the parts of each meeting, in order, and those that a visit suspends. */
export async function withParts(tenant: Tenant, rows: readonly MeetingRow[]) {
  const plans = await meetingParts.plansOfMeetings(
    tenant,
    rows.map(({ id }) => id),
  );
  const planOf = new Map(plans.map((plan) => [[...plan.held, ...plan.suspended][0]!.meeting_id, plan]));
  return rows.map((meeting): { meeting: MeetingRow; parts: PartRow[]; suspended: PartRow[] } => ({
    meeting,
    parts: planOf.get(meeting.id)?.held ?? [],
    suspended: planOf.get(meeting.id)?.suspended ?? [],
  }));
}
