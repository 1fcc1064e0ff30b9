import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backTarget } from './back-target.ts';

const path = fc
  .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { minLength: 1, maxLength: 5 })
  .map((parts) => `/${parts.join('/')}`);

it('COMMON-R24 back targets are shorter, end on a tab, and ignore a missing final slash', () => {
  fc.assert(
    fc.property(path, (start) => {
      expect(backTarget(`${start}/`)).toBe(backTarget(start));
      let steps = 0;
      for (let at: string | null = start; at !== null; at = backTarget(at)) {
        steps += 1;
        expect(steps).toBeLessThan(10);
      }
    }),
  );
});

it('COMMON-R24 back leads to the parent address, or to the list of the screen', () => {
  const targets = {
    '/settings/users/12/': '/settings/users/',
    '/settings/users': '/settings/',
    '/map/12/': '/',
    '/map/12/print/': '/map/12/',
    '/settings/group/42/': '/settings/groups/',
    '/settings/group/4/members/': '/settings/group/4/',
    '/schedules/settings/group/4/': '/schedules/settings/group/',
    '/settings/print-dncs/': '/settings/print/',
    '/settings/print-dncs/7/': '/settings/print-dncs/',
    '/schedules/settings/print-dncs/': '/schedules/settings/',
    '/settings/maps/import/': '/settings/imports/',
    '/settings/maps/import/3/': '/settings/maps/import/',
    '/schedules/settings/maps/import/': '/schedules/settings/maps/',
    '/schedules/cart/7/': '/schedules/',
  };
  for (const [screen, target] of Object.entries(targets))
    expect([screen, backTarget(screen)]).toEqual([screen, target]);
  expect(['', '/', '//', '/assignments', '/schedules/', '/settings//'].map(backTarget)).toEqual(
    Array(6).fill(null),
  );
});
