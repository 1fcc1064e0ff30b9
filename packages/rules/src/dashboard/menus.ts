/** What stands in the menus of settings and schedules: section by section, each entry with its permission and its module. */

import { translatorPermission } from '../translations/translator.ts';
import { isOffered, type MenuGate, type ModuleSwitches } from './menu-gate.ts';

export type Address = `/${string}/`;

export interface MenuEntry<To extends Address = Address> extends MenuGate {
  to: To;
  /** Not shown without a network (SHELL-R16). */
  onlineOnly?: boolean;
  /** Only where Sheaf is tried out. */
  development?: boolean;
  /** Only in congregations that keep the translations (I18N-R1). */
  translating?: boolean;
}

export interface MenuSection<To extends Address = Address> {
  name: string;
  entries: readonly MenuEntry<To>[];
}

/** SETTINGS-S1. */
export const settingsMenu = [
  {
    name: 'own',
    entries: [{ to: '/settings/my-profile/' }, { to: '/settings/away/' }, { to: '/settings/my-messages/' }],
  },
  {
    name: 'congregation',
    entries: [
      { to: '/settings/congregation/', permissions: ['settings.cong.edit'] },
      { to: '/settings/ministry/', permissions: ['settings.cong.edit'] },
      { to: '/settings/meetings/', permissions: ['settings.cong.edit'] },
      { to: '/settings/user-roles/', permissions: ['settings.roles'] },
      { to: '/settings/events/', permissions: ['settings.events'] },
      {
        to: '/settings/print/',
        permissions: [
          'settings.print.s_13',
          'settings.print.dnc_list',
          'settings.print.groups',
          'settings.print.groups_elder',
        ],
      },
      { to: '/settings/retention/', permissions: ['settings.cong.edit'] },
      { to: '/settings/journal/', permissions: ['settings.roles.edit'] },
      { to: '/settings/jobs/', permissions: ['settings.roles.edit'] },
      { to: '/settings/translations/', permissions: [translatorPermission], translating: true },
      { to: '/settings/outbox/', permissions: ['settings.roles.edit'], development: true },
    ],
  },
  {
    name: 'people',
    entries: [
      { to: '/settings/users/', permissions: ['settings.users'] },
      { to: '/settings/qualifications/', permissions: ['settings.users.qualifications'] },
      { to: '/settings/visitors/', permissions: ['settings.cong.visitors'] },
    ],
  },
  {
    name: 'messages',
    entries: [
      { to: '/settings/messaging/', permissions: ['settings.send_messages'] },
      { to: '/settings/messages/', permissions: ['settings.send_messages'] },
      { to: '/settings/banner/', permissions: ['settings.cong.edit'] },
      { to: '/settings/messaging-settings/', permissions: ['settings.cong.edit'] },
    ],
  },
  {
    name: 'service',
    entries: [{ to: '/settings/groups/', permissions: ['settings.groups'] }],
  },
  {
    name: 'maps',
    entries: [
      { to: '/settings/assign/', permissions: ['settings.maps.assign'] },
      { to: '/settings/maps/', permissions: ['settings.maps'] },
      { to: '/settings/borders/', permissions: ['settings.maps'] },
      { to: '/settings/overview/', permissions: ['settings.maps'] },
      { to: '/settings/imports/', permissions: ['settings.maps.add'] },
    ],
  },
] as const satisfies readonly MenuSection[];

/** SHELL-S6. */
export const schedulesMenu = [
  {
    name: 'congregation',
    entries: [{ to: '/schedules/noticeboard/', permissions: ['schedules.noticeboard'], onlineOnly: true }],
  },
] as const satisfies readonly MenuSection[];

type EntryOf<Menu extends readonly MenuSection[]> = Menu[number]['entries'][number];
export type SettingsAddress = EntryOf<typeof settingsMenu>['to'];
export type SchedulesAddress = EntryOf<typeof schedulesMenu>['to'];

export interface MenuViewer {
  permits: ReadonlySet<string>;
  modules: ModuleSwitches;
  online: boolean;
  /** Whether Sheaf is only tried out here. */
  development: boolean;
  translating: boolean;
}

export const isShown = (entry: MenuEntry, viewer: MenuViewer): boolean =>
  isOffered(entry, viewer.permits, viewer.modules) &&
  (viewer.online || !entry.onlineOnly) &&
  (viewer.development || !entry.development) &&
  (viewer.translating || !entry.translating);

/** Screens that belong to an entry which is not above them. */
const elsewhere: Record<string, Address> = { '/settings/maps/import/': '/settings/imports/' };

/** Screens that ask for more than the entry above them. */
const narrower: readonly MenuEntry[] = [{ to: '/settings/users/new/', permissions: ['settings.users.add'] }];

const gates: readonly MenuEntry[] = [
  ...narrower,
  ...[...settingsMenu, ...schedulesMenu].flatMap(({ entries }): readonly MenuEntry[] => entries),
];

/** Whether a screen of settings or schedules opens: the entry it lies under says so; what lies under none is for everybody. */
export function mayOpen(pathname: string, permits: ReadonlySet<string>): boolean {
  const path = `${pathname.replace(/\/+$/, '')}/`;
  const place = elsewhere[path] ?? path;
  const { permissions = [] } = gates.find(({ to }) => place.startsWith(to)) ?? { permissions: [] };
  return permissions.length === 0 || permissions.some((key) => permits.has(key));
}

/** The sections in which something shows, with what shows (SHELL-R14, SHELL-R16, SETTINGS-R4, SETTINGS-R9). */
export const shownSections = <To extends Address>(
  menu: readonly MenuSection<To>[],
  viewer: MenuViewer,
): MenuSection<To>[] =>
  menu
    .map(({ name, entries }) => ({ name, entries: entries.filter((entry) => isShown(entry, viewer)) }))
    .filter(({ entries }) => entries.length > 0);
