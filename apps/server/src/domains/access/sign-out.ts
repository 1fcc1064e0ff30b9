import { links } from '#domains/access/links.store';
import { sessions } from '#domains/access/sessions.store';
import type { Tenant } from '#platform/database/tenant';

/** Ends every session of a person and revokes the links he has not opened yet. */
export async function signOutEverywhere(tenant: Tenant, personId: number, now: Date): Promise<void> {
  await links.revokeUnused(tenant, personId, now);
  await sessions.endAll(tenant, personId, now);
}
