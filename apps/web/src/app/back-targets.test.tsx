import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, matchPath, type RouteObject } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import '#platform/texts.ts';
import { TitleBar } from '#ui/title-bar.tsx';
import { routes } from './app.tsx';
import { domainRoutes } from './domain-routes.tsx';

afterEach(cleanup);

const pathsOf = (among: readonly RouteObject[]): string[] =>
  among.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

const targetOf = (path: string): string | null => {
  render(
    <MemoryRouter initialEntries={[path.replaceAll(/:\w+/g, '7')]}>
      <TitleBar title="Screen" back />
    </MemoryRouter>,
  );
  const target = screen.queryByRole('link', { name: 'Back' })?.getAttribute('href') ?? null;
  cleanup();
  return target;
};

/** Settings screens one level deeper. All others lead back to the settings. */
const deeper: Record<string, string> = {
  '/settings/users/new': '/settings/users/',
  '/settings/users/files': '/settings/users/',
  '/settings/users/:id': '/settings/users/',
  '/settings/qualifications/:id': '/settings/qualifications/',
  '/settings/borders/:number': '/settings/borders/',
  '/settings/print-dncs': '/settings/print/',
  '/settings/group/:id': '/settings/groups/',
  '/settings/user-roles/:id': '/settings/user-roles/',
  '/settings/reports/publisher/:id': '/settings/reports/',
  '/settings/maps/import': '/settings/imports/',
  '/settings/maps/:number': '/settings/maps/',
};
const outside: Record<string, string | null> = {
  '/': null,
  '/assignments': null,
  '/schedules': null,
  '/settings': null,
  '/notifications': '/',
  '/waiting': '/',
  '/map/:number': '/',
  '/forum/topics': '/settings/',
  '/map/:number/ground': '/map/7/',
  '/schedules/cart/:id': '/schedules/',
};
const expectedOf = (path: string): string | null => {
  if (path in outside) return outside[path]!;
  if (path in deeper) return deeper[path]!;
  const above = path.split('/').slice(0, -1).join('/').replaceAll(/:\w+/g, '7');
  return `${above}/`;
};

it('COMMON-R24 back leads from every route to its documented target', () => {
  // Signed-out people have no previous screen, and an unknown address offers the maps.
  const all = [...pathsOf(routes), ...pathsOf(domainRoutes)];
  const walked = all.filter((path) => !['/auth', '/denied', '*'].includes(path));
  expect(walked.length).toBeGreaterThan(40);
  expect(Object.keys({ ...deeper, ...outside }).filter((path) => !walked.includes(path))).toEqual([]);
  expect(walked.map((path) => [path, targetOf(path)])).toEqual(
    walked.map((path) => [path, expectedOf(path)]),
  );
  const targets = walked.flatMap((path) => targetOf(path) ?? []);
  expect(targets.filter((target) => !walked.some((path) => matchPath(path, target)))).toEqual([]);
  // Screens directly below the settings lead back to them.
  const near = walked.filter((path) => /^\/settings\/[^/]+$/.test(path) && !(path in deeper));
  expect(near.map(expectedOf)).toEqual(near.map(() => '/settings/'));
});
