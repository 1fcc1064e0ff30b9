/** Areas of the role form and their tick state (ROLES-R5, ROLES-R7). */
import { type PermissionKey, parentsOf } from './permission-keys.ts';
import { type PermissionBranch, permissionTree, tickPermission } from './permission-tree.ts';

type Keys = ReadonlySet<PermissionKey>;

const prefixes = {
  maps: ['maps', 'settings.maps'],
  assignments: ['assignments'],
  schedules: ['schedules'],
  congregation: ['settings.cong', 'settings.account'],
  roles: ['settings.roles'],
  events: ['settings.events'],
  publishers: ['settings.users'],
  reports: ['settings.reports'],
  groups: ['settings.groups'],
  locations: [
    'settings.field_service_locations',
    'settings.special_service_groups',
    'settings.rotation_groups',
  ],
  carts: ['settings.cart_locations', 'settings.cart_rotations'],
  meetings: ['settings.meetings'],
  tasks: ['settings.tasks'],
  messages: ['settings.send_messages', 'settings.mail'],
  away: ['settings.away'],
  print: ['settings.print'],
  forum: ['forums'],
} as const;

export type PermissionArea = keyof typeof prefixes;

export interface AreaBranches {
  area: PermissionArea;
  branches: PermissionBranch[];
}

const stands = (key: PermissionKey, prefix: string): boolean =>
  key === prefix || key.startsWith(`${prefix}.`);

/** Each permission of the tree once, in its area. */
export const permissionsByArea: readonly AreaBranches[] = (Object.keys(prefixes) as PermissionArea[]).map(
  (area) => ({
    area,
    branches: permissionTree.filter(({ key }) => prefixes[area].some((prefix) => stands(key, prefix))),
  }),
);

/** Permissions of these branches, parents before children. */
export const keysWithin = (branches: readonly PermissionBranch[]): PermissionKey[] =>
  branches.flatMap(({ key, children }) => [key, ...keysWithin(children)]);

export type TickState = 'none' | 'some' | 'all';

export function tickState(ticked: Keys, keys: readonly PermissionKey[]): TickState {
  const count = keys.filter((key) => ticked.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/**
 * Ticking a permission ticks its parents too, so all unticked ones must be grantable by the author
 * (ROLES-R8).
 */
export const mayTick = (ticked: Keys, grantable: Keys, key: PermissionKey): boolean =>
  [key, ...parentsOf(key)].every((one) => ticked.has(one) || grantable.has(one));

/** Ticks the permitted ones of these permissions. */
export const tickAll = (ticked: Keys, grantable: Keys, keys: readonly PermissionKey[]): Keys =>
  keys.reduce<Keys>((now, key) => (mayTick(now, grantable, key) ? tickPermission(now, key) : now), ticked);
