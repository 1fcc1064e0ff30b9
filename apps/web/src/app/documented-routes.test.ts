import { matchRoutes } from 'react-router';
import { expect, it, vi } from 'vitest';
import documented from '../../../../docs/requirements/documented-routes.json' with { type: 'json' };
import { routes } from './app.tsx';
import { domainRoutes } from './domain-routes.tsx';
import { movedAddresses } from './moved-addresses.ts';

vi.setConfig({ testTimeout: 60_000 });

/**
 * Returns the route that matches an address, in the first table or that of the domains; null for the
 * catch-all route.
 */
function routeOf(address: string): string | null {
  for (const table of [routes, domainRoutes]) {
    const path = matchRoutes(table, address)?.at(-1)?.route.path;
    if (path !== undefined && path !== '*') return path;
  }
  return null;
}

it('SHELL-R28 every address of the specification opens a screen, with and without a trailing slash', () => {
  expect(documented.length).toBeGreaterThanOrEqual(56);
  for (const address of documented) {
    const bare = address.replaceAll(/\{\w+\}/g, '7').replace(/(?<=.)\/$/, '');
    const found = [bare, `${bare}/`].map((one) => [one, routeOf(one) !== null]);
    expect(found).toEqual([
      [bare, true],
      [`${bare}/`, true],
    ]);
  }
  expect(routeOf('/settings/nothing-of-this-name')).toBeNull();
});

/** Addresses of earlier versions, which messages may link to. */
const earlier = ['/settings/my-profile/devices'];

it('SHELL-R28 every moved address is in the specification or of an earlier version, and redirects to an existing screen', () => {
  for (const { from, to } of movedAddresses) {
    expect([to, routeOf(to) !== null]).toEqual([to, true]);
    expect(movedAddresses.map(({ from: other }) => `${other}/`)).not.toContain(to);
    expect([...documented.map((one) => one.replace(/\/$/, '')), ...earlier]).toContain(from);
  }
});
