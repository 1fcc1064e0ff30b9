/** What holds for every domain, walked from the one list. */
import { languages } from '@sheaf/phrases/languages';
import { type Gate, mayOpen } from '@sheaf/rules/dashboard/menus';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { expect, it } from 'vitest';
import { gates } from './domain-routes.tsx';
import { domains } from './domains.ts';

const items = domains.flatMap(({ menu = [] }) => menu);
const paths = domains.flatMap(({ screens }) => screens.map(({ path }) => path));
const twice = (all: readonly string[]): string[] => all.filter((one, index) => all.indexOf(one) !== index);

it('every menu entry has a screen, and no address stands twice', () => {
  expect(items.length).toBeGreaterThan(20);
  expect(items.filter(({ to }) => !paths.includes(to.slice(0, -1) as `/${string}`))).toEqual([]);
  expect(twice(paths)).toEqual([]);
  expect(twice(items.map(({ to }) => to))).toEqual([]);
});

it('every domain is named once, and no two entries of a section share a place', () => {
  expect(twice(domains.map(({ name }) => name))).toEqual([]);
  expect(twice(items.map(({ menu, section, place }) => `${menu} ${section} ${place}`))).toEqual([]);
});

it('every menu entry has its words, and its permissions exist', () => {
  const english = languages.en as Record<string, object>;
  const lookUp = (key: string): unknown =>
    key
      .replace(':', '.')
      .split('.')
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], english);
  for (const { title, line, permissions = [] } of items) {
    expect([typeof lookUp(title), typeof lookUp(line)], title).toEqual(['string', 'string']);
    expect(permissions.filter((key) => !permissionKeys.includes(key))).toEqual([]);
  }
});

it('every kind of notification has an icon', () => {
  const rules = import.meta.glob<Record<string, object>>(
    '../../../../packages/rules/src/*/notifications.ts',
    { eager: true },
  );
  const kinds = Object.values(rules).flatMap((module) => Object.values(module).flatMap(Object.keys));
  const icons = domains.flatMap(({ notifications = {} }) => Object.keys(notifications));
  expect(icons.length).toBeGreaterThan(8);
  expect(icons.toSorted()).toEqual(kinds.toSorted());
});

it('COMMON-R19 a screen asks for the permissions of the entry it lies under', () => {
  const may = (path: string, ...held: string[]): boolean => mayOpen(path, new Set(held), gates as Gate[]);
  for (const { to, permissions } of items) {
    if (!permissions) continue;
    expect(may(`${to}12`), to).toBe(false);
    expect(permissions.every((key) => may(`${to}12`, key))).toBe(true);
  }
  for (const path of ['/', '/map/12', '/settings/', '/settings/group/3', '/schedules', '/notifications'])
    expect(may(path)).toBe(true);
  expect(may('/settings/maps/import', 'settings.maps.add')).toBe(true);
  expect(may('/settings/maps/import', 'settings.maps')).toBe(false);
  expect(may('/settings/users/new/', 'settings.users')).toBe(false);
  expect(may('/settings/users/new', 'settings.users.add')).toBe(true);
});
