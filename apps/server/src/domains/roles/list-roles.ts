import type { roles as operations } from '@sheaf/contract/roles/roles';
import { presentRole } from '#domains/roles/present-role';
import { roles } from '#domains/roles/roles.store';
import type { Handler } from '#platform/handle';

/** ROLES-C1. */
export async function listRoles(call: Handler<typeof operations.listRoles>) {
  return (await roles.list(call.tenant)).map(presentRole);
}
