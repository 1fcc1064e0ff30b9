/** Meetings that are not held: what people had there is nobody's last time (EVENTS-R4). */
import { cancelledTypes, weeksOf } from '@sheaf/rules/events/cancelling';
import { cancellingEvents } from '#domains/events/events.public-api';
import { type MeetingRow, meetings } from '#domains/meetings/meetings.store';
import type { Tenant } from '#platform/database/tenant';

export async function cancelledMeetings(tenant: Tenant): Promise<number[]> {
  const weeks = (await cancellingEvents(tenant)).flatMap((event) =>
    weeksOf(event).flatMap((week) => cancelledTypes(event).map((type) => ({ week, type }))),
  );
  return weeks.length === 0 ? [] : meetings.idsOfWeeks(tenant, weeks);
}

/** Those of these meetings that are held. */
export async function heldMeetingsOfIds(tenant: Tenant, ids: readonly number[]): Promise<MeetingRow[]> {
  const cancelled = new Set(await cancelledMeetings(tenant));
  return meetings.ofIds(
    tenant,
    ids.filter((id) => !cancelled.has(id)),
  );
}
