import type { roles as operations } from '@sheaf/contract/people/roles/roles';
import { presentRole } from '#contexts/people/roles/present-role';
import { roles } from '#contexts/people/roles/roles.store';
import type { Handler } from '#platform/handle';

/** ROLES-C1. */
export async function listRoles(call: Handler<typeof operations.listRoles>) {
  return (await roles.list(call.tenant)).map(presentRole);
}
