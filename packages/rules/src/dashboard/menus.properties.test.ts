import fc from 'fast-check';
import { expect, it } from 'vitest';
import { permissionKeys } from '../permissions/permission-keys.ts';
import {
  isShown,
  type MenuEntry,
  type MenuViewer,
  mayOpen,
  schedulesMenu,
  settingsMenu,
  shownSections,
} from './menus.ts';

const all: readonly MenuEntry[] = [...settingsMenu, ...schedulesMenu].flatMap(
  ({ entries }): readonly MenuEntry[] => entries,
);
const viewers: fc.Arbitrary<MenuViewer> = fc.record({
  permits: fc.uniqueArray(fc.constantFrom(...permissionKeys)).map((keys) => new Set<string>(keys)),
  modules: fc
    .record({ on: fc.boolean() })
    .map(({ on }) => ({ meeting_schedule: { on }, field_service_reports: { on } })),
  online: fc.boolean(),
  development: fc.boolean(),
  translating: fc.boolean(),
});

it('SETTINGS-R4 SHELL-R14 SHELL-R16 an entry shows to whoever holds one of its keys, while its module is on', () => {
  fc.assert(
    fc.property(viewers, fc.constantFrom(...all), (viewer, entry) => {
      const { permissions = [], module } = entry;
      const may = permissions.length === 0 || permissions.some((key) => viewer.permits.has(key));
      const on =
        module === undefined || (viewer.modules as Record<string, { on: boolean }>)[module]?.on !== false;
      const asked = [
        [entry.onlineOnly, viewer.online],
        [entry.development, viewer.development],
        [entry.translating, viewer.translating],
      ];
      const here = asked.every(([wanted, given]) => !wanted || given);
      expect(isShown(entry, viewer)).toBe(may && on && here);
    }),
  );
});

it('a section without anything in it is none, and the order is that of the table', () => {
  fc.assert(
    fc.property(viewers, (viewer) => {
      const shown = shownSections(settingsMenu, viewer);
      expect(shown.every(({ entries }) => entries.length > 0)).toBe(true);
      const names = shown.map(({ name }) => name);
      expect(names).toEqual(
        settingsMenu.map(({ name }) => name as string).filter((name) => names.includes(name)),
      );
    }),
  );
});

it('an address stands once in the menus', () => {
  const addresses = all.map(({ to }) => to);
  expect(addresses.filter((to, index) => addresses.indexOf(to) !== index)).toEqual([]);
});

it('COMMON-R19 a screen opens to whoever holds a key of the entry it lies under; what lies under none is for everybody', () => {
  fc.assert(
    fc.property(viewers, fc.constantFrom(...all), ({ permits }, { to, permissions = [] }) => {
      const may = permissions.length === 0 || permissions.some((key) => permits.has(key));
      for (const path of [to, to.slice(0, -1), `${to}12/`]) expect(mayOpen(path, permits)).toBe(may);
    }),
  );
  const nothing = new Set<string>();
  for (const path of ['/', '/map/12', '/settings/', '/settings/group/3', '/schedules', '/notifications'])
    expect(mayOpen(path, nothing)).toBe(true);
  expect(mayOpen('/settings/maps/import', new Set(['settings.maps.add']))).toBe(true);
  expect(mayOpen('/settings/maps/import', new Set(['settings.maps']))).toBe(false);
  expect(mayOpen('/settings/users/new/', new Set(['settings.users']))).toBe(false);
  expect(mayOpen('/settings/users/new', new Set(['settings.users', 'settings.users.add']))).toBe(true);
});
