import type { service as operations } from '@sheaf/contract/service/service';
import { lockCongregation } from '#contexts/people/people.api';
import { fieldGroups } from '#contexts/service/field-groups.store';
import { planService } from '#contexts/service/plan-service';
import { presentFieldGroup } from '#contexts/service/present-groups';
import { readFieldGroup } from '#contexts/service/read-field-group';
import type { Handler } from '#platform/handle';

/** SERVICE-C1. */
export async function editFieldGroup(call: Handler<typeof operations.editFieldGroup>) {
  const { tenant, params, body } = call;
  await lockCongregation(tenant);
  const row = await fieldGroups.lock(tenant, params.id);
  if (!row) return call.missing();
  if (body.version !== undefined && body.version !== row.version) return call.stale(presentFieldGroup(row));
  const edited = await fieldGroups.edit(tenant, row.id, await readFieldGroup(call));
  await planService(tenant, call.now);
  return presentFieldGroup(edited);
}
