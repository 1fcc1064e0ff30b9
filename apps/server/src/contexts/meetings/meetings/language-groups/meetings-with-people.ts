import { dutiesOfMeetings } from '#contexts/duties/duties.public-api';
import type { Tenant } from '#platform/database/tenant';

/** The ids of those in which somebody is assigned. */
export async function meetingsWithPeople(tenant: Tenant, ids: readonly number[]): Promise<Set<number>> {
  const duties = await dutiesOfMeetings(tenant, ids);
  return new Set(duties.filter(({ person_id }) => person_id !== null).map(({ meeting_id }) => meeting_id));
}
