/** Default roles of every congregation, with the ids of the specification (ROLES-R2, ROLES-O1). */
import { type PermissionKey, permissionKeys } from '../../permissions/permission-keys.ts';

export interface DefaultRole {
  id: number;
  name: string;
  permissions: readonly PermissionKey[];
}

const starting = (...prefixes: string[]): PermissionKey[] =>
  permissionKeys.filter((key) => prefixes.some((prefix) => key === prefix || key.startsWith(`${prefix}.`)));

const publisher: PermissionKey[] = [
  'maps.dnc',
  'maps.dnc.add',
  'maps.foreign',
  'maps.preloaded',
  'maps.streets',
  'maps.suburbs',
  'assignments.request_map',
  'schedules.meetings',
  'schedules.attendants',
  'schedules.noticeboard',
  'forums.features',
];

const elder: PermissionKey[] = [
  ...publisher,
  'maps.dnc.update',
  'settings.users',
  'settings.users.send_login',
  'settings.groups',
  'settings.field_service_locations',
  'settings.special_service_groups',
  'settings.rotation_groups',
  'settings.reports.totals',
  'settings.print.groups_elder',
  'settings.print.public_schedule',
  'settings.print.attendants_schedule',
];

const unique = (...lists: readonly PermissionKey[][]): PermissionKey[] => {
  const wanted = new Set(lists.flat());
  return permissionKeys.filter((key) => wanted.has(key));
};

export const publisherRole = 2;
export const administratorRole = 1;

export const defaultRoles: readonly DefaultRole[] = [
  { id: administratorRole, name: 'Administrator', permissions: permissionKeys },
  { id: publisherRole, name: 'Publisher', permissions: unique(publisher) },
  { id: 3, name: 'Elder', permissions: unique(elder) },
  {
    id: 11,
    name: 'Servant',
    permissions: unique(publisher, [
      'settings.groups',
      'settings.print.public_schedule',
      'settings.print.attendants_schedule',
    ]),
  },
  {
    id: 12,
    name: 'Service Overseer',
    permissions: unique(
      elder,
      starting('maps', 'settings.maps', 'settings.groups', 'settings.field_service_locations'),
      starting(
        'settings.special_service_groups',
        'settings.rotation_groups',
        'settings.cart_locations',
        'settings.cart_rotations',
      ),
      [
        'schedules.carts.always_book',
        'settings.print.s_13',
        'settings.print.dnc_list',
        'settings.print.cong_report',
      ],
    ),
  },
  {
    id: 65,
    name: 'Secretary',
    permissions: unique(elder, starting('settings.users', 'settings.groups', 'settings.events'), [
      'settings.cong.visitors',
      'settings.print.s_21',
      'settings.print.cong_report',
      'settings.print.co_schedule',
      'settings.print.groups',
      'settings.meetings.attendance',
      'settings.away.admin',
    ]),
  },
  {
    id: 66,
    name: 'Coordinator',
    permissions: unique(
      elder,
      starting(
        'schedules',
        'settings.cong',
        'settings.events',
        'settings.meetings',
        'settings.mail',
        'settings.groups',
      ),
      ['settings.send_messages', 'settings.away.admin', 'settings.print.co_schedule', 'settings.print.s_140'],
    ),
  },
  {
    id: 83,
    name: 'Public Talk Coordinator',
    permissions: unique(publisher, [
      'settings.meetings.public',
      'settings.print.public_schedule',
      'settings.print.public_talk_history',
    ]),
  },
  {
    id: 84,
    name: 'Life and Ministry Overseer',
    permissions: unique(publisher, starting('schedules.meetings', 'settings.mail'), [
      'settings.users',
      'settings.users.qualifications',
      'settings.print.s_140',
      'settings.print.s_89',
    ]),
  },
  {
    id: 99,
    name: 'Territory Servant',
    permissions: unique(publisher, starting('maps', 'settings.maps'), [
      'settings.print.s_13',
      'settings.print.dnc_list',
    ]),
  },
  {
    id: 271,
    name: 'Attendant Overseer',
    permissions: unique(publisher, starting('schedules.attendants'), [
      'settings.meetings.attendants',
      'settings.print.attendants_schedule',
    ]),
  },
];

/** The name of a default role is translated until the role is renamed. */
export const keepsItsName = (role: Pick<DefaultRole, 'id' | 'name'>): boolean =>
  defaultRoles.some(({ id, name }) => id === role.id && name === role.name);
