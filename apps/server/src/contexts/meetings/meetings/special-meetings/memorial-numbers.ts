import { allEvents } from '#contexts/events/events.api';
import { specialMeetings } from '#contexts/meetings/meetings/special-meetings/special-meetings.store';
import type { Tenant } from '#platform/database/tenant';

export interface MemorialNumbers {
  attendance: number | null;
  partakers: number | null;
}

/** Numbers of the last Memorial between two days (inclusive); null without one (X-S1). */
export async function memorialNumbers(
  tenant: Tenant,
  span: { from: string; to: string },
): Promise<MemorialNumbers | null> {
  const types = new Map((await allEvents(tenant)).map(({ id, type }) => [id, type]));
  const last = (await specialMeetings.held(tenant, span)).findLast(
    ({ event_id }) => types.get(event_id) === 'memorial',
  );
  return last ? { attendance: last.attendance, partakers: last.partakers } : null;
}
