import { type PermissionKey, permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { defaultRoles } from '@sheaf/rules/roles/default-roles';

const defaults = new Set<number>(defaultRoles.map((role) => role.id));

/** ROLES-C1: permissions are named by their place in the list of keys, which never changes. */
export const presentRole = (row: { id: number; name: string; permissions: string[] }) => ({
  id: row.id,
  name: row.name,
  permissions: row.permissions
    .map((key) => permissionKeys.indexOf(key as PermissionKey) + 1)
    .filter((id) => id > 0),
  default: defaults.has(row.id),
});
