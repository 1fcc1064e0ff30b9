import type { service as operations } from '@sheaf/contract/service/service';
import { lockCongregation } from '#domains/congregations/congregations.public-api';
import { fieldGroups } from '#domains/service/field-groups.store';
import { planService } from '#domains/service/plan-service';
import { presentFieldGroup } from '#domains/service/present-groups';
import { readFieldGroup } from '#domains/service/read-field-group';
import type { Handler } from '#platform/handle';

/** SERVICE-C1. */
export async function addFieldGroup(call: Handler<typeof operations.addFieldGroup>) {
  await lockCongregation(call.tenant);
  const row = await fieldGroups.add(call.tenant, await readFieldGroup(call));
  await planService(call.tenant, call.now);
  return presentFieldGroup(row);
}
