import { defaultRoles } from '@sheaf/rules/people/roles/default-roles';
import { mayEditRole } from '@sheaf/rules/people/roles/granting';
import { type PermissionKey, permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { holders } from '#contexts/people/roles/roles.store';
import type { Tenant } from '#platform/database/tenant';

const defaults = new Set<number>(defaultRoles.map((role) => role.id));

interface RoleRow {
  id: number;
  name: string;
  permissions: string[];
}

/** ROLES-C1: permissions are identified by their index in the list of keys, which never changes. */
export const presentRole = (row: RoleRow) => ({
  id: row.id,
  name: row.name,
  permissions: row.permissions
    .map((key) => permissionKeys.indexOf(key as PermissionKey) + 1)
    .filter((id) => id > 0),
  default: defaults.has(row.id),
});

/** Like `presentRole`, with further fields of its form. */
export const presentRoleDetails = async (tenant: Tenant, row: RoleRow & { version: number }) => ({
  ...presentRole(row),
  editable: mayEditRole(row.id, tenant.congregationId),
  people: await holders.count(tenant, row.id),
  version: row.version,
});

export const keysOf = (ids: readonly number[]): Set<PermissionKey> =>
  new Set(ids.map((id) => permissionKeys[id - 1]!));
