import type { service as operations } from '@sheaf/contract/service/service';
import { lockCongregation } from '#contexts/people/people.api';
import { planService } from '#contexts/service/plan-service';
import { rotationGroups } from '#contexts/service/rotation-groups.store';
import type { Handler } from '#platform/handle';

/** Restores the meetings that it replaced (SERVICE-C3, SERVICE-O5). */
export async function deleteRotationGroup({
  tenant,
  params,
  now,
  missing,
}: Handler<typeof operations.deleteRotationGroup>): Promise<{ ok: true }> {
  await lockCongregation(tenant);
  if (!(await rotationGroups.remove(tenant, params.id))) return missing();
  await planService(tenant, now);
  return { ok: true };
}
