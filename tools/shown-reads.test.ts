/** Every read of a screen declares its collections, so that it is repeated after a change. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allOperations } from '@sheaf/contract/operations';
import { expect, it } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

/** Reads that are repeated explicitly: reads of a form, of running work, and at every start and return. */
const askedByHand: Readonly<Record<string, string>> = {
  'access.listLocalOutbox': 'an installation for trying out alone has it',
  'congregations.listJobRuns': 'the nights work, not people',
  'dashboard.readAlerts': 'at every start and return; who answers a prompt reads it again',
  'maps.listMapOptions': 'every minute while its sheet is open',
  'maps.readPopulating': 'while it lasts',
  'places.listCountries': 'stand still',
  'places.listRegions': 'stand still',
  'roles.listPermissions': 'stand still',
  'sync.listStale': 'tells what else is to be read',
};

const silent = new Set(
  allOperations.filter(({ method, reads }) => method === 'GET' && !reads).map(({ name }) => name),
);

const screens = sourceFiles('apps/web/src').filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path),
);

const shown = screens.flatMap((path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/'(?<name>[a-zA-Z]+\.[a-zA-Z]+)'/g)].map(
    ({ groups }) => groups!['name']!,
  ),
);

it('every read of a screen declares its collections or is listed as explicit', () => {
  expect(shown.length).toBeGreaterThan(300);
  expect([...new Set(shown)].filter((name) => silent.has(name)).sort()).toEqual(
    Object.keys(askedByHand).sort(),
  );
});
