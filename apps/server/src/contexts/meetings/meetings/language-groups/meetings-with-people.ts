import { filledDutiesAt } from '#contexts/duties/duties.api';
import { meetingsWithTalk } from '#contexts/meetings/talks/talks.api';
import type { Tenant } from '#platform/database/tenant';

/** Ids of the meetings with an assigned person or a visiting speaker. */
export async function meetingsWithPeople(tenant: Tenant, ids: readonly number[]): Promise<Set<number>> {
  const assigned = await filledDutiesAt(tenant, ids);
  return new Set([...assigned.map(({ meeting_id }) => meeting_id), ...(await meetingsWithTalk(tenant, ids))]);
}
