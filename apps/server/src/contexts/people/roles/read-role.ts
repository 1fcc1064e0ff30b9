import type { roles as operations } from '@sheaf/contract/people/roles/roles';
import { presentRoleDetails } from '#contexts/people/roles/present-role';
import { roles } from '#contexts/people/roles/roles.store';
import type { Handler } from '#platform/handle';

/** ROLES-S2. */
export async function readRole(call: Handler<typeof operations.readRole>) {
  const row = await roles.read(call.tenant, call.params.id);
  return row ? presentRoleDetails(call.tenant, row) : call.missing();
}
