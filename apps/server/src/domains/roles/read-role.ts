import type { roles as operations } from '@sheaf/contract/roles/roles';
import { presentRoleDetails } from '#domains/roles/present-role';
import { roles } from '#domains/roles/roles.store';
import type { Handler } from '#platform/handle';

/** ROLES-S2. */
export async function readRole(call: Handler<typeof operations.readRole>) {
  const row = await roles.read(call.tenant, call.params.id);
  return row ? presentRoleDetails(call.tenant, row) : call.missing();
}
