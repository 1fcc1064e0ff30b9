import type { service as operations } from '@sheaf/contract/service/service';
import { lockCongregation } from '#contexts/people/people.api';
import { fieldGroups } from '#contexts/service/field-groups.store';
import { planService } from '#contexts/service/plan-service';
import { presentFieldGroup } from '#contexts/service/present-groups';
import { readFieldGroup } from '#contexts/service/read-field-group';
import type { Handler } from '#platform/handle';

/** SERVICE-C1. */
export async function addFieldGroup(call: Handler<typeof operations.addFieldGroup>) {
  await lockCongregation(call.tenant);
  const row = await fieldGroups.add(call.tenant, await readFieldGroup(call));
  await planService(call.tenant, call.now);
  return presentFieldGroup(row);
}
