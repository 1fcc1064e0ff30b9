import type { service as operations } from '@sheaf/contract/service/service';
import { lockCongregation } from '#contexts/people/people.api';
import { fieldGroups } from '#contexts/service/field-groups.store';
import { planService } from '#contexts/service/plan-service';
import type { Handler } from '#platform/handle';

/** Also deletes its future meetings; past ones stay (SERVICE-C1). */
export async function deleteFieldGroup({
  tenant,
  params,
  now,
  missing,
}: Handler<typeof operations.deleteFieldGroup>): Promise<{ ok: true }> {
  await lockCongregation(tenant);
  if (!(await fieldGroups.remove(tenant, params.id))) return missing();
  await planService(tenant, now);
  return { ok: true };
}
