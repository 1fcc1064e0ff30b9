/** Decides on changes of roles and their permissions (ROLES-R1, ROLES-R2, ROLES-R8). */
import { allow, type Decision, refuse } from '../../decision.ts';
import { type PermissionKey, permissionKeys } from '../../permissions/permission-keys.ts';
import { administratorRole, defaultRoles, publisherRole } from './default-roles.ts';

type Keys = ReadonlySet<PermissionKey>;

/** Congregation that maintains the default roles: its changes apply to every congregation (ROLES-O3). */
export const firstCongregation = 1;

export interface RoleForm {
  /** Null for a new role. */
  id: number | null;
  name: string;
  permissions: Keys;
}

/** Permissions of the first set that none of the others contains. */
const beyond = (keys: Keys, ...others: Keys[]): PermissionKey[] =>
  [...keys].filter((key) => !others.some((other) => other.has(key)));

const holdsAll = (keys: Keys): boolean => permissionKeys.every((key) => keys.has(key));

const isDefaultRole = (id: number | null): boolean => defaultRoles.some((role) => role.id === id);

export type DeleteRoleRefusal = 'default-role';

export const keepsDefaultRoles = (congregationId: number): boolean => congregationId === firstCongregation;

/** Whether the congregation may change the role (ROLES-R2). @param id null for a new role. */
export const mayEditRole = (id: number | null, congregationId: number): boolean =>
  !isDefaultRole(id) || keepsDefaultRoles(congregationId);

/**
 * Refuses the publisher and the administrator role: people of a deleted role become publishers (ROLES-R4),
 * and a new congregation begins with an administrator (ROLES-R2). `decideGrant` decides whether the people
 * may lose the permissions.
 */
export const decideDeleteRole = (id: number, congregationId: number): Decision<true, DeleteRoleRefusal> =>
  id === publisherRole || id === administratorRole || !mayEditRole(id, congregationId)
    ? refuse('default-role')
    : allow(true as const);

export type SaveRoleRefusal =
  | DeleteRoleRefusal
  | 'role-without-name'
  | 'role-without-permissions'
  | 'administrator-role'
  | 'key-not-held';

/**
 * Requires a name, a permission, a role that the congregation may edit, and no new permission that the author
 * lacks (ROLES-R1, R2, R8). `before` is empty for a new role.
 */
export function decideSaveRole(
  author: Keys,
  role: RoleForm,
  before: Keys,
  congregationId: number,
): Decision<RoleForm, SaveRoleRefusal> {
  if (!mayEditRole(role.id, congregationId)) return refuse('default-role');
  const name = role.name.trim();
  if (name === '') return refuse('role-without-name');
  if (role.permissions.size === 0) return refuse('role-without-permissions');
  if (role.id === administratorRole && !holdsAll(role.permissions)) return refuse('administrator-role');
  if (beyond(role.permissions, author, before).length > 0) return refuse('key-not-held');
  return allow({ ...role, name });
}

export interface HeldKeys {
  personId: number;
  active: boolean;
  /** Union of the permissions of all roles (ROLES-O4). */
  keys: Keys;
}

export type GrantRefusal = 'key-not-held' | 'rights-beyond-yours' | 'last-role-editor' | 'last-administrator';

const editsRoles = (person: HeldKeys): boolean => person.active && person.keys.has('settings.roles.edit');
const isAdministrator = (person: HeldKeys): boolean => person.active && holdsAll(person.keys);

/** Remaining permissions; a deactivated or removed person loses all. */
const keysLeft = (was: HeldKeys, is: HeldKeys | undefined): Keys =>
  is === undefined || (was.active && !is.active) ? new Set() : is.keys;

/**
 * Decides on any change of people's permissions: roles granted or revoked, a role edited or deleted, a person
 * deactivated or removed. Nobody grants or revokes a permission they lack (ROLES-R8, ROLES-R9).
 *
 * @param granter permissions of the caller, read under the same lock as `before`.
 * @param before all people of the congregation; @param after the same people after the change, without
 * removed ones.
 * @returns ids of the people whose permissions change, to raise their permission epoch.
 */
export function decideGrant(
  granter: Keys,
  before: readonly HeldKeys[],
  after: readonly HeldKeys[],
): Decision<number[], GrantRefusal> {
  const held = new Map(before.map((person) => [person.personId, person.keys]));
  const none: Keys = new Set();
  for (const person of after) {
    const had = held.get(person.personId) ?? none;
    if (beyond(person.keys, had, granter).length > 0) return refuse('key-not-held');
  }
  const still = new Map(after.map((person) => [person.personId, person]));
  for (const person of before) {
    const left = keysLeft(person, still.get(person.personId));
    if (beyond(person.keys, left, granter).length > 0) return refuse('rights-beyond-yours');
  }
  if (before.some(editsRoles) && !after.some(editsRoles)) return refuse('last-role-editor');
  if (before.some(isAdministrator) && !after.some(isAdministrator)) return refuse('last-administrator');
  const next = new Map(after.map((person) => [person.personId, person.keys]));
  const ids = new Set([...held.keys(), ...next.keys()]);
  const changed = [...ids].filter((id) => {
    const [was, is] = [held.get(id) ?? none, next.get(id) ?? none];
    return beyond(was, is).length + beyond(is, was).length > 0;
  });
  return allow(changed);
}

/** New roles without duplicates; unchanged if `roles` is missing. */
export interface RolesEffect {
  roles?: readonly number[];
  told: readonly { type: 'role-changed' }[];
}

/** An empty list becomes the publisher role. The person is notified if the roles differ. */
export function rolesAfter(had: readonly number[], asked: readonly number[] | undefined): RolesEffect {
  if (!asked) return { told: [] };
  const roles = [...new Set(asked.length === 0 ? [publisherRole] : asked)];
  const same = roles.length === had.length && roles.every((role) => had.includes(role));
  return same ? { told: [] } : { roles, told: [{ type: 'role-changed' }] };
}
