import { expect, it } from 'vitest';
import { permissionKeys } from '../../permissions/permission-keys.ts';
import { defaultRoles, keepsItsName } from './default-roles.ts';

/** Expands `maps.dnc +add +update` to `maps.dnc`, `maps.dnc.add` and `maps.dnc.update`. */
const keysOf = (text: string): string[] => {
  let above = '';
  return text.split(/\s+/).map((word) => {
    if (word.startsWith('+')) return `${above}.${word.slice(1)}`;
    above = word;
    return word;
  });
};
const publisher = keysOf(
  `maps.dnc +add maps.foreign maps.preloaded maps.streets maps.suburbs assignments.request_map
   schedules.meetings schedules.attendants schedules.noticeboard forums.features`,
);
const elder = [
  ...publisher,
  ...keysOf(
    `maps.dnc.update settings.users +send_login settings.reports.totals settings.groups
     settings.field_service_locations settings.special_service_groups settings.rotation_groups
     settings.print.attendants_schedule settings.print.groups_elder settings.print.public_schedule`,
  ),
];
const territory = keysOf(
  `maps.dnc +add +update +delete maps.foreign +add +edit +delete maps.preloaded +add +edit +delete
   maps.streets +add +edit +delete maps.suburbs +add +edit +delete settings.maps +add +edit +delete +assign
   settings.print.dnc_list settings.print.s_13`,
);
const groups = keysOf('settings.groups +add +edit +delete');
const events = keysOf('settings.events +add +edit +delete');

const expected: Record<string, readonly string[]> = {
  Administrator: permissionKeys,
  Publisher: publisher,
  Elder: elder,
  Servant: [
    ...publisher,
    ...keysOf('settings.groups settings.print.attendants_schedule settings.print.public_schedule'),
  ],
  'Service Overseer': [
    ...elder,
    ...territory,
    ...groups,
    ...keysOf(
      `schedules.carts.always_book settings.field_service_locations +add +edit +delete
       settings.special_service_groups +add +edit +delete settings.rotation_groups +add
       settings.cart_locations +add settings.cart_rotations +add +edit +delete settings.print.cong_report`,
    ),
  ],
  Secretary: [
    ...elder,
    ...groups,
    ...events,
    ...keysOf(
      `settings.cong.visitors settings.users +add +edit +delete +qualifications settings.meetings.attendance
       settings.away.admin settings.print.s_21 settings.print.co_schedule settings.print.cong_report
       settings.print.groups`,
    ),
  ],
  Coordinator: [
    ...elder,
    ...groups,
    ...events,
    ...keysOf(
      `schedules.meetings +assign +import +edit schedules.attendants +edit schedules.noticeboard +edit
       schedules.carts.always_book settings.cong.edit settings.cong.visitors settings.meetings.attendance
       settings.meetings.attendants settings.meetings.public
       settings.send_messages settings.mail +clam_schedule settings.away.admin settings.print.co_schedule
       settings.print.s_140`,
    ),
  ],
  'Public Talk Coordinator': [
    ...publisher,
    ...keysOf('settings.meetings.public settings.print.public_schedule settings.print.public_talk_history'),
  ],
  'Life and Ministry Overseer': [
    ...publisher,
    ...keysOf(
      `schedules.meetings +assign +import +edit settings.users +qualifications settings.mail +clam_schedule
       settings.print.s_140 settings.print.s_89`,
    ),
  ],
  'Territory Servant': [...publisher, ...territory],
  'Attendant Overseer': [
    ...publisher,
    ...keysOf('schedules.attendants +edit settings.meetings.attendants settings.print.attendants_schedule'),
  ],
};

it.each(defaultRoles)(
  'ROLES-R2 the default role $name has exactly its documented permissions',
  ({ name, permissions }) => {
    expect([...permissions].sort()).toEqual([...new Set(expected[name])].sort());
    expect(permissions).toEqual(permissionKeys.filter((key) => permissions.includes(key)));
  },
);

it('ROLES-R2 the default roles have their documented names', () => {
  expect(defaultRoles.map(({ name }) => name)).toEqual(Object.keys(expected));
});

it('a default role has its built-in name until it is renamed, and other roles have none', () => {
  expect(defaultRoles.every(keepsItsName)).toBe(true);
  expect(keepsItsName({ id: 3, name: 'Elders' })).toBe(false);
  expect(keepsItsName({ id: 1000, name: 'Elder' })).toBe(false);
});
