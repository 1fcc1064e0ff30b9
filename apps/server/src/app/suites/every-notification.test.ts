/** Checks of every notification kind that a domain registers. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@sheaf/phrases/languages';
import type { NotificationKinds } from '@sheaf/rules/notifications/notification';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { domains, registry } from '#app/contexts';

const registered = domains.flatMap(({ notifications = {} }) => Object.keys(notifications));
const kinds = Object.entries(registry.notifications);

it('registers every kind of the rules in one domain', async () => {
  const rules = join(import.meta.dirname, '../../../../../packages/rules/src');
  const files = globSync('**/notifications.ts', { cwd: rules });
  expect(files.length).toBeGreaterThan(4);
  const modules = await Promise.all(
    files.map((path): Promise<Record<string, NotificationKinds>> => import(join(rules, path))),
  );
  const known = modules.flatMap((module) => Object.values(module).flatMap(Object.keys));
  expect(registered.toSorted()).toEqual(known.toSorted());
  expect(new Set(registered).size).toBe(registered.length);
});

it('DASH-R4 leads to a place inside the app for any details', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.string(), ([, { to }], number) => {
      const place = to({ number });
      if (place === null) return;
      const { origin, pathname } = new URL(place, 'https://sheaf.test');
      expect([origin, pathname.startsWith('/') && !place.startsWith('//')]).toEqual([
        'https://sheaf.test',
        true,
      ]);
    }),
  );
});

it.each(Object.keys(languages) as (keyof typeof languages)[])(
  'DASH-R3 has a sentence for every kind in %s, with plural forms if it counts',
  (lang) => {
    const sections = languages[lang] as unknown as Record<string, { notification?: Record<string, string> }>;
    const silent = kinds.filter(([kind, { phrase }]) => {
      const said = sections[phrase.split(':')[0]!]?.notification ?? {};
      return !phrase.endsWith(`:notification.${kind}`) || !(said[kind] ?? said[`${kind}_other`]);
    });
    expect(silent.map(([kind]) => kind)).toEqual([]);
  },
);
