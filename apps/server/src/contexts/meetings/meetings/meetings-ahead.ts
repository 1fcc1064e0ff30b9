/** Meetings that have not begun and are held, for the overview of open seats (SHELL-R34). */
import { isMeetingCancelled } from '@sheaf/rules/events/cancelling';
import { cancellingEvents } from '#contexts/events/events.api';
import { type MeetingRow, meetings } from '#contexts/meetings/meetings/meetings.store';
import type { Tenant } from '#platform/database/tenant';

export interface SpanAhead {
  /** Local time of the congregation, `2026-11-28T09:00`. */
  wallNow: string;
  /** Last day, inclusive. */
  to: string;
}

/** Includes the meetings of language groups. */
export async function meetingsAhead(tenant: Tenant, { wallNow, to }: SpanAhead): Promise<MeetingRow[]> {
  const events = await cancellingEvents(tenant);
  return (await meetings.list(tenant, { from: wallNow.slice(0, 10), to })).filter(
    ({ week, type, held_on: day, starts_at: time }) =>
      `${day}T${time}` > wallNow && !isMeetingCancelled(events, week, type),
  );
}
