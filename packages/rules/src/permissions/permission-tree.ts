/** Permission tree of the role form, and propagation of ticks (ROLES-R5, ROLES-R7). */
import { type PermissionKey, parentsOf, permissionKeys } from './permission-keys.ts';

export interface PermissionBranch {
  key: PermissionKey;
  children: PermissionBranch[];
}

const branch = (key: PermissionKey): PermissionBranch => ({
  key,
  children: permissionKeys.filter((child) => parentsOf(child).at(-1) === key).map(branch),
});

/** Root permissions in key order, each with its direct children. Every permission occurs once. */
export const permissionTree: readonly PermissionBranch[] = permissionKeys
  .filter((key) => parentsOf(key).length === 0)
  .map(branch);

/** Ticking a child ticks its parents. */
export const tickPermission = (ticked: ReadonlySet<PermissionKey>, key: PermissionKey): Set<PermissionKey> =>
  new Set([...ticked, ...parentsOf(key), key]);

/** Unticking a parent unticks its children. */
export const untickPermission = (
  ticked: ReadonlySet<PermissionKey>,
  key: PermissionKey,
): Set<PermissionKey> =>
  new Set([...ticked].filter((other) => other !== key && !parentsOf(other).includes(key)));
