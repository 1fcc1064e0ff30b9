/** What people may do, and would be able to do were a role different or gone (ROLES-R4, ROLES-R8, ROLES-O4). */
import { isPermissionKey, type PermissionKey } from '../../permissions/permission-keys.ts';
import { publisherRole } from './default-roles.ts';
import type { HeldKeys } from './granting.ts';

export interface RoleHolder {
  personId: number;
  active: boolean;
  roles: readonly number[];
}

/** By the role's id. */
export type RoleKeys = ReadonlyMap<number, readonly string[]>;

/** ROLES-O4: the union of the keys of all their roles. */
export const heldKeys = (holders: readonly RoleHolder[], roles: RoleKeys): HeldKeys[] =>
  holders.map((holder) => ({
    personId: holder.personId,
    active: holder.active,
    keys: new Set(holder.roles.flatMap((role) => roles.get(role) ?? []).filter(isPermissionKey)),
  }));

/** The keys of one of these people; none for somebody who was deactivated or deleted meanwhile. */
export const keysHeldBy = (held: readonly HeldKeys[], personId: number): ReadonlySet<PermissionKey> =>
  held.find((person) => person.personId === personId && person.active)?.keys ?? new Set();

/** The same roles with these keys for one of them. */
export const withRoleKeys = (roles: RoleKeys, id: number, keys: Iterable<PermissionKey>): RoleKeys =>
  new Map([...roles, [id, [...keys]]]);

/** ROLES-R4: whoever had the role is a publisher instead. */
export const withoutRole = (holders: readonly RoleHolder[], id: number): RoleHolder[] =>
  holders.map((holder) =>
    holder.roles.includes(id)
      ? { ...holder, roles: [...new Set([...holder.roles.filter((role) => role !== id), publisherRole])] }
      : holder,
  );
