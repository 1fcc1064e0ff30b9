import { plannedDuties } from '#contexts/duties/duties.api';
import { drafts } from '#contexts/planning/drafts/drafts.store';
import type { Tenant } from '#platform/database/tenant';

/** Unpublished draft of this meeting alone. */
export async function meetingDraft(tenant: Tenant, meetingId: number) {
  const duties = await plannedDuties(tenant, [meetingId]);
  return drafts.ofDuties(
    tenant,
    duties.map(({ id }) => id),
  );
}
