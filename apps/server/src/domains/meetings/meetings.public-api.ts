/** What the dashboard asks of the meetings. */
import { meetings } from '#domains/meetings/meetings.store';
import type { Tenant } from '#platform/database/tenant';

/** Of the whole congregation, both days included. */
export const meetingsBetween = async (tenant: Tenant, from: string, to: string) =>
  (await meetings.list(tenant, { from, to })).filter(({ language_group_id }) => language_group_id === null);
