import type { roles as operations } from '@sheaf/contract/roles';
import { type PermissionKey, permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { defaultRoles } from '@sheaf/rules/roles/default-roles';
import { roles } from '#domains/roles/roles.store';
import type { Handler } from '#platform/handle';

const defaults = new Set<number>(defaultRoles.map((role) => role.id));

/** ROLES-C1: permissions are named by their place in the list of keys, which never changes. */
export async function listRoles(call: Handler<typeof operations.listRoles>) {
  const rows = await roles.list(call.tenant);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    permissions: row.permissions
      .map((key) => permissionKeys.indexOf(key as PermissionKey) + 1)
      .filter((id) => id > 0),
    default: defaults.has(row.id),
  }));
}
