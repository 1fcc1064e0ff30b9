import { links } from '#contexts/people/access/links.store';
import { passkeys } from '#contexts/people/access/passkeys.store';
import { sessions } from '#contexts/people/access/sessions.store';
import type { Tenant } from '#platform/database/tenant';

/** Ends every session of a person, revokes unopened links, and removes passkeys (AUTH-R17). */
export async function signOutEverywhere(tenant: Tenant, personId: number, now: Date): Promise<void> {
  await links.revokeUnused(tenant, personId, now);
  await passkeys.removeAll(tenant, personId);
  await sessions.endAll(tenant, personId, now);
}
