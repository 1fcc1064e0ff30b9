import { languages } from '@sheaf/phrases/languages';
import { type Gate, mayOpen } from '@sheaf/rules/dashboard/dashboard/menus';
import { datedPlace } from '@sheaf/rules/dashboard/dashboard/prompts';
import { mostMapSteps } from '@sheaf/rules/dashboard/dashboard/tour';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { expect, it } from 'vitest';
import { mapTourSteps } from '#contexts/territory/maps/map-tour-steps.api.ts';
import { domains } from './contexts.ts';
import { gates, tourSteps } from './domain-routes.tsx';
import { firstPrompts } from './first-prompts.ts';

const items = domains.flatMap(({ menu = [] }) => menu);
const paths = domains.flatMap(({ screens }) => screens.map(({ path }) => path));
const twice = (all: readonly string[]): string[] => all.filter((one, index) => all.indexOf(one) !== index);

const lookUp = (key: string): unknown =>
  key
    .replace(':', '.')
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], languages.en);

it('every menu entry has a screen, and addresses are unique', () => {
  expect(items.length).toBeGreaterThan(20);
  expect(items.filter(({ to }) => !paths.includes(to.slice(0, -1) as `/${string}`))).toEqual([]);
  expect(twice(paths)).toEqual([]);
  expect(twice(items.map(({ to }) => to))).toEqual([]);
});

it('every domain has a unique name, and no two entries of a section share a place', () => {
  expect(twice(domains.map(({ name }) => name))).toEqual([]);
  expect(twice(items.map(({ menu, section, place }) => `${menu} ${section} ${place}`))).toEqual([]);
});

it('every menu entry has a phrase, and its permissions exist', () => {
  for (const { title, line, permissions = [] } of items) {
    expect([typeof lookUp(title), typeof lookUp(line)], title).toEqual(['string', 'string']);
    expect(permissions.filter((key) => !permissionKeys.includes(key))).toEqual([]);
  }
});

it('every kind of notification has an icon', () => {
  const rules = import.meta.glob<Record<string, object>>(
    '../../../../packages/rules/src/**/notifications.ts',
    { eager: true },
  );
  const kinds = Object.values(rules).flatMap((module) => Object.values(module).flatMap(Object.keys));
  const icons = domains.flatMap(({ notifications = {} }) => Object.keys(notifications));
  expect(icons.length).toBeGreaterThan(8);
  expect([...icons].sort()).toEqual([...kinds].sort());
});

it('COMMON-R19 a screen requires the permissions of its menu entry', () => {
  const may = (path: string, ...held: string[]): boolean => mayOpen(path, new Set(held), gates as Gate[]);
  for (const { to, permissions, also, hidesOnly } of items) {
    if (!permissions || hidesOnly) continue;
    expect(may(`${to}12`), to).toBe(false);
    expect(permissions.every((key) => may(`${to}12`, key, also ?? key))).toBe(true);
  }
  for (const path of ['/', '/map/12', '/settings/', '/settings/group/3', '/schedules', '/notifications'])
    expect(may(path)).toBe(true);
  expect(may('/settings/maps/import', 'settings.maps.add')).toBe(true);
  expect(may('/settings/maps/import', 'settings.maps')).toBe(false);
  expect(may('/settings/users/new/', 'settings.users')).toBe(false);
  expect(may('/settings/users/new', 'settings.users.add')).toBe(true);
  for (const [path, key] of [
    ['/schedules/meetings/import', 'schedules.meetings.import'],
    ['/settings/print-dncs', 'settings.print.dnc_list'],
    ['/settings/speaker-import', 'settings.meetings.public'],
    ['/settings/reports/files', 'settings.users'],
  ] as const)
    expect([may(path, 'schedules.meetings', 'settings.print.s_140'), may(path, key)], path).toEqual([
      false,
      true,
    ]);
});

it('SHELL-R21 SHELL-O6 the first paint holds the dashboard prompts of all domains, in the order of the table', () => {
  const prompts = domains.flatMap(({ prompts = [] }) => prompts);
  expect(new Set(firstPrompts)).toEqual(new Set(prompts));
  const dated = prompts.filter(({ useTime }) => useTime !== undefined);
  expect(dated.map(({ id }) => id).sort()).toEqual([
    'cart',
    'change-request',
    'group-meeting',
    'meeting',
    'public-talk',
  ]);
  expect(new Set(dated.map(({ place }) => place))).toEqual(new Set([datedPlace]));
  const others = prompts.filter((prompt) => !dated.includes(prompt)).sort((a, b) => a.place - b.place);
  expect(others.map(({ id }) => id)).toEqual([
    'privacy',
    'report',
    'banner',
    'moving-in',
    'open-seats',
    'open-places',
    'topics',
    'subscribe',
    'news',
    'simple',
    'install',
    'tour',
  ]);
  expect(others.filter(({ place }) => place < datedPlace).map(({ id }) => id)).toEqual(['privacy']);
  expect(twice(others.map(({ place }) => String(place)))).toEqual([]);
});

it('SHELL-R17 the bell does not count news, simple mode, install and tour', () => {
  expect(firstPrompts.filter(({ uncounted }) => uncounted).map(({ id }) => id)).toEqual([
    'news',
    'simple',
    'install',
    'tour',
  ]);
});

it('SHELL-R22 SHELL-R3 only the privacy question returns at the next start, and five prompts work offline', () => {
  expect(firstPrompts.filter(({ returns }) => returns).map(({ id }) => id)).toEqual(['privacy']);
  const offline = firstPrompts.filter(({ needsNetwork }) => !needsNetwork);
  expect(new Set(offline.map(({ id }) => id))).toEqual(
    new Set(['install', 'banner', 'report', 'news', 'simple']),
  );
});

it('SHELL-R26 the domains bring twenty tour steps with phrases and unique places', () => {
  expect(tourSteps).toHaveLength(20);
  expect(twice(tourSteps.map(({ name }) => name))).toEqual([]);
  expect(twice(tourSteps.map(({ place }) => String(place)))).toEqual([]);
  for (const { name } of tourSteps)
    expect(
      ['title', 'text'].map((part) => typeof lookUp(`tour:${name}.${part}`)),
      name,
    ).toEqual(['string', 'string']);
  expect([tourSteps[0]?.name, tourSteps.at(-1)?.name]).toEqual(['welcome', 'finish']);
});

it('SHELL-R27 the tour of a first map has at most five steps, starting with the address and how to undo a tap', () => {
  expect(mapTourSteps.map(({ name }) => name).slice(0, 3)).toEqual(['map-door', 'map-not-home', 'map-undo']);
  expect(mapTourSteps.length).toBeLessThanOrEqual(mostMapSteps);
  expect(twice([...tourSteps, ...mapTourSteps].map(({ name }) => name))).toEqual([]);
  for (const { name } of mapTourSteps)
    for (const part of ['title', 'text']) expect(typeof lookUp(`tour:${name}.${part}`)).toBe('string');
});

it('SHELL-R13 three steps advance when their tab is tapped, and show on a screen with that tab', () => {
  const waiting = tourSteps.filter(({ advanceOn }) => advanceOn);
  expect(waiting.map(({ name }) => name)).toEqual(['assignments-tab', 'schedules-tab', 'settings-tab']);
  for (const step of waiting) {
    expect(tourSteps[tourSteps.indexOf(step) + 1]?.screen).toBe(step.advanceOn);
    expect(step.screen).not.toBe(step.advanceOn);
  }
});
