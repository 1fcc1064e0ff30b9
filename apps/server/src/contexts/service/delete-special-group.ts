import type { service as operations } from '@sheaf/contract/service/service';
import { lockCongregation } from '#contexts/people/people.api';
import { planService } from '#contexts/service/plan-service';
import { specialGroups } from '#contexts/service/special-groups.store';
import type { Handler } from '#platform/handle';

/** Restores the meetings that it replaced (SERVICE-C2). */
export async function deleteSpecialGroup({
  tenant,
  params,
  now,
  missing,
}: Handler<typeof operations.deleteSpecialGroup>): Promise<{ ok: true }> {
  await lockCongregation(tenant);
  if (!(await specialGroups.remove(tenant, params.id))) return missing();
  await planService(tenant, now);
  return { ok: true };
}
