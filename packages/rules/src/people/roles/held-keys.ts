/**
 * Effective permissions of people, also for a hypothetical change or removal of a role (ROLES-R4, ROLES-R8,
 * ROLES-O4).
 */
import { isPermissionKey, type PermissionKey } from '../../permissions/permission-keys.ts';
import { publisherRole } from './default-roles.ts';
import type { HeldKeys } from './granting.ts';

export interface RoleHolder {
  personId: number;
  active: boolean;
  roles: readonly number[];
}

/** Keyed by role id. */
export type RoleKeys = ReadonlyMap<number, readonly string[]>;

/** Union of the permissions of all roles (ROLES-O4). */
export const heldKeys = (holders: readonly RoleHolder[], roles: RoleKeys): HeldKeys[] =>
  holders.map((holder) => ({
    personId: holder.personId,
    active: holder.active,
    keys: new Set(holder.roles.flatMap((role) => roles.get(role) ?? []).filter(isPermissionKey)),
  }));

/** Permissions of one person; empty if the person was deactivated or deleted since. */
export const keysHeldBy = (held: readonly HeldKeys[], personId: number): ReadonlySet<PermissionKey> =>
  held.find((person) => person.personId === personId && person.active)?.keys ?? new Set();

/** Replaces the permissions of one role. */
export const withRoleKeys = (roles: RoleKeys, id: number, keys: Iterable<PermissionKey>): RoleKeys =>
  new Map([...roles, [id, [...keys]]]);

/** People of the role become publishers instead (ROLES-R4). */
export const withoutRole = (holders: readonly RoleHolder[], id: number): RoleHolder[] =>
  holders.map((holder) =>
    holder.roles.includes(id)
      ? { ...holder, roles: [...new Set([...holder.roles.filter((role) => role !== id), publisherRole])] }
      : holder,
  );
