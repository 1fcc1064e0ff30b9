import type { roles } from '@sheaf/contract/people/roles/roles';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import type { Handler } from '#platform/handle';

/** ROLES-D1. */
export async function listPermissions(_call: Handler<typeof roles.listPermissions>) {
  return permissionKeys.map((name, index) => ({ id: index + 1, name }));
}
