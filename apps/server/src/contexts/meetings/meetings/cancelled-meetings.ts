/** Finds cancelled meetings, whose duties do not count as history (EVENTS-R4). */
import { cancelledTypes } from '@sheaf/rules/events/cancelling';
import { dateOf, mondayOf } from '@sheaf/rules/time/wall-time';
import { cancellingEvents } from '#contexts/events/events.api';
import { type MeetingRow, meetings } from '#contexts/meetings/meetings/meetings.store';
import type { Tenant } from '#platform/database/tenant';

export async function cancelledMeetings(tenant: Tenant): Promise<number[]> {
  const spans = (await cancellingEvents(tenant)).flatMap((event) =>
    cancelledTypes(event).map((type) => ({
      type,
      from: mondayOf(dateOf(event.start_date)),
      to: dateOf(event.end_date),
    })),
  );
  return spans.length === 0 ? [] : meetings.idsOfSpans(tenant, spans);
}

/** Filters these meetings to the ones that are held. */
export async function heldMeetingsOfIds(tenant: Tenant, ids: readonly number[]): Promise<MeetingRow[]> {
  const cancelled = new Set(await cancelledMeetings(tenant));
  return meetings.ofIds(
    tenant,
    ids.filter((id) => !cancelled.has(id)),
  );
}
