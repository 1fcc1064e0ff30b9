import { expect, it } from 'vitest';
import { whyAddressIsLost } from './lost-address.ts';

it.each([
  ['addresses.completeAddress', 'door-done'],
  ['addresses.countNotHome', 'door-expired'],
  ['addresses.addDoNotCall', 'door-do-not-call'],
  ['addresses.editDoNotCall', 'door-do-not-call'],
  ['addresses.deletePreloadedAddress', 'door-removed'],
  ['territory.deleteForeignAddress', 'door-removed'],
  ['territory.editForeignAddress', 'door-removed'],
  ['maps.saveMap', 'door-removed'],
  ['maps.recallMap', 'assignment-ended'],
  ['maps.handInMap', 'assignment-ended'],
  ['maps.deleteMap', undefined],
  [undefined, undefined],
])('reports a door removed from the list by %s as %s', (operation, reason) => {
  expect(whyAddressIsLost(operation)).toBe(reason);
});
