/** What the dashboard asks of the meetings. */
import { meetings } from '#domains/meetings/meetings.store';
import type { Tenant } from '#platform/database/tenant';

export { nextDuty } from '#domains/meetings/next-duty';

/** Both days included. */
export const meetingsBetween = (tenant: Tenant, from: string, to: string) =>
  meetings.list(tenant, { from, to });
