/** Each operation on address lists has its own permission, which permits nothing else. */
import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { territory } from '@sheaf/contract/territory/territory/territory';
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededMap, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let map: SeededMap;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  map = await congregation.addMap();
});
afterAll(() => test.close());

const params = { id: 999_999 };
const door = () => ({ street: map.streetId, house: '1' });
const doNotCall = () => ({ street_id: map.streetId, number: 5 });
const foreign = () => ({ ...door(), lang: 'ne' as const });

/**
 * Operation, its permission, and a call; most name a missing row, which is reported to permitted people only.
 */
const actions: [string, PermissionKey, (as: string) => Promise<{ status: number }>][] = [
  [
    'add a do-not-call',
    'maps.dnc.add',
    (as) => test.call(addresses.addDoNotCall, { as, body: { map_id: map.id, ...doNotCall() } }),
  ],
  [
    'confirm a do-not-call',
    'maps.dnc.update',
    (as) => test.call(addresses.confirmDoNotCall, { as, params, body: {} }),
  ],
  [
    'correct a do-not-call',
    'maps.dnc.update',
    (as) => test.call(addresses.editDoNotCall, { as, params, body: doNotCall() }),
  ],
  ['delete a do-not-call', 'maps.dnc.delete', (as) => test.call(addresses.deleteDoNotCall, { as, params })],
  [
    'add a preloaded address',
    'maps.preloaded.add',
    (as) => test.call(addresses.addPreloadedAddress, { as, body: { map: map.id, ...door() } }),
  ],
  [
    'edit a preloaded address',
    'maps.preloaded.edit',
    (as) => test.call(addresses.editPreloadedAddress, { as, params, body: {} }),
  ],
  [
    'delete a preloaded address',
    'maps.preloaded.delete',
    (as) => test.call(addresses.deletePreloadedAddress, { as, params }),
  ],
  [
    'add a foreign address',
    'maps.foreign.add',
    (as) => test.call(territory.addForeignAddress, { as, body: { map: map.id, ...foreign() } }),
  ],
  [
    'edit a foreign address',
    'maps.foreign.edit',
    (as) => test.call(territory.editForeignAddress, { as, params, body: foreign() }),
  ],
  [
    'delete a foreign address',
    'maps.foreign.delete',
    (as) => test.call(territory.deleteForeignAddress, { as, params }),
  ],
];

/** The lists of a map page, and the permission to see each. */
const lists = {
  doNotCalls: 'maps.dnc',
  preloadedAddresses: 'maps.preloaded',
  foreign: 'maps.foreign',
} as const;

const keys = [...new Set([...actions.map(([, key]) => key), ...Object.values(lists)])];

/** Also permitted to the author of the do-not-call (ADDR-R17.2). */
const ofAuthors = ['correct a do-not-call', 'delete a do-not-call'];

it.each(keys)('ADDR-R17 ADDR-R18 MAPS-R6 %s permits its own operations and nothing else', async (key) => {
  const { token } = await congregation.addPerson({ permissions: [key] });
  const open: string[] = [];
  for (const [name, , act] of actions) if ((await act(token)).status !== 403) open.push(name);
  const own = key === 'maps.dnc.add' ? ofAuthors : [];
  const expected = actions.filter(([name, needed]) => needed === key || own.includes(name));
  expect(open).toEqual(expected.map(([name]) => name));
  const page = await test.call(maps.readMap, { as: token, params: { number: map.number } });
  const shown = Object.keys(lists).filter((list) => list in page.data);
  expect(shown).toEqual(
    Object.entries(lists)
      .filter(([, needed]) => needed === key)
      .map(([list]) => list),
  );
});
