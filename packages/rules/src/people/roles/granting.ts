/** Who may change what a role or a person may do (ROLES-R1, ROLES-R2, ROLES-R8). */
import { allow, type Decision, refuse } from '../../decision.ts';
import { type PermissionKey, permissionKeys } from '../../permissions/permission-keys.ts';
import { administratorRole, defaultRoles, publisherRole } from './default-roles.ts';

type Keys = ReadonlySet<PermissionKey>;

/** The congregation that keeps the default roles: what it changes there changes in every congregation (ROLES-O3). */
export const firstCongregation = 1;

export interface RoleForm {
  /** Null for a new role. */
  id: number | null;
  name: string;
  permissions: Keys;
}

/** The keys of the first set that none of the others has. */
const beyond = (keys: Keys, ...others: Keys[]): PermissionKey[] =>
  [...keys].filter((key) => !others.some((other) => other.has(key)));

const holdsAll = (keys: Keys): boolean => permissionKeys.every((key) => keys.has(key));

const isDefaultRole = (id: number | null): boolean => defaultRoles.some((role) => role.id === id);

export type DeleteRoleRefusal = 'default-role';

export const keepsDefaultRoles = (congregationId: number): boolean => congregationId === firstCongregation;

/** ROLES-R2: whether the congregation may change it. @param id null for a new role. */
export const mayEditRole = (id: number | null, congregationId: number): boolean =>
  !isDefaultRole(id) || keepsDefaultRoles(congregationId);

/**
 * ROLES-R2. The people of a deleted role become publishers (ROLES-R4), and a new congregation begins with an administrator, so
 * these two roles are never deleted. Whether the people may lose the keys is decided by `decideGrant`.
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

/** ROLES-R1, R2, R8: a name, a key, no default role, and no new key that its author lacks. `before` is empty for a new role. */
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
  /** The union of the keys of their roles (ROLES-O4). */
  keys: Keys;
}

export type GrantRefusal = 'key-not-held' | 'rights-beyond-yours' | 'last-role-editor' | 'last-administrator';

const editsRoles = (person: HeldKeys): boolean => person.active && person.keys.has('settings.roles.edit');
const isAdministrator = (person: HeldKeys): boolean => person.active && holdsAll(person.keys);

/** What is left to a person; who is deactivated or removed loses everything. */
const keysLeft = (was: HeldKeys, is: HeldKeys | undefined): Keys =>
  is === undefined || (was.active && !is.active) ? new Set() : is.keys;

/**
 * ROLES-R8, ROLES-R9, for any change of what people hold: roles given or taken, a role edited or deleted, a person deactivated
 * or removed. Nobody gives or takes a key that they do not hold.
 *
 * @param granter the keys of whoever makes the change, read under the same lock as `before`.
 * @param before everybody of the congregation as they are; @param after the same as they would be, without those removed.
 * @returns the ids of those whose keys change, so that their permission epoch moves.
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

/** What a person's roles become; each only once. Without `roles` they stay as they are. */
export interface RolesEffect {
  roles?: readonly number[];
  told: readonly { type: 'role-changed' }[];
}

/** Nobody is without a role, so none at all means publisher. Whoever gets or loses one is told. */
export function rolesAfter(had: readonly number[], asked: readonly number[] | undefined): RolesEffect {
  if (!asked) return { told: [] };
  const roles = [...new Set(asked.length === 0 ? [publisherRole] : asked)];
  const same = roles.length === had.length && roles.every((role) => had.includes(role));
  return same ? { told: [] } : { roles, told: [{ type: 'role-changed' }] };
}
