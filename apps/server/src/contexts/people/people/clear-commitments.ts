/** Clears commitments that a person can no longer fulfil, and notifies the assigners (USERS-X18). */
import type { ClearingOccasion } from '@sheaf/rules/duties/commitment';
import { findCommitments } from '#contexts/people/people/find-commitments';
import { tellCleared } from '#contexts/people/people/tell-cleared';
import type { Grants } from '#contexts/people/roles/roles.api';
import type { Tenant } from '#platform/database/tenant';
import { leaveAll } from '#platform/person-leaves';
import type { Registry } from '#platform/registry';

interface ClearingContext {
  tenant: Tenant;
  grants: Grants;
  now: Date;
  platform: { registry: Registry };
}

const stepsOf = (registry: Registry, occasion: ClearingOccasion) => {
  if (occasion === 'delete') return registry.personLeaves;
  return occasion === 'carts' ? registry.cartApprovalEnds : registry.personDeactivated;
};

export async function clearCommitments(
  { tenant, grants, now, platform }: ClearingContext,
  person: { id: number; first_name: string; last_name: string },
  occasion: ClearingOccasion,
): Promise<void> {
  const asked = { personId: person.id, occasion, now };
  const { cleared } = await findCommitments(tenant, platform.registry, asked);
  await leaveAll(stepsOf(platform.registry, occasion), tenant, { personId: person.id, now, tells: true });
  await tellCleared(tenant, grants, person, cleared, now);
}
