import { expect, it } from 'vitest';
import type { Action } from '#platform/outbox/outbox.ts';
import { exampleMap } from '#platform/testing/replies.ts';
import type { MapPage } from './map-labels.ts';
import { applyPendingActions } from './pending-actions.ts';

const now = 1_000_000;
let id = 0;

const action = (operation: string, given: Action['given'], dueAt = now): Action => {
  id += 1;
  return {
    id,
    key: `key-${id}`,
    personId: 1,
    congregationId: 1,
    operation,
    given,
    queueKey: 'map:12',
    about: { what: '', where: '' },
    actedAt: dueAt,
    dueAt,
    appVersion: 'test',
    state: 'waiting',
    tries: 0,
  };
};

const page: MapPage = {
  map: exampleMap(),
  streets: [{ id: 1, name: 'Mount Street', suburb_id: null, map_id: 12, version: 1 }],
  availableAddresses: [],
  doNotCalls: [],
};

it('X-DOORS applies block actions in the order of the presses', () => {
  const blocks = [
    action('maps.updateBlock', { body: { id: 5, block: 2, completed: true } }),
    action('maps.updateBlock', { body: { id: 5, block: 1, completed: false } }),
    action('maps.updateBlock', { body: { id: 5, block: 2, completed: false } }),
    action('maps.updateBlock', { body: { id: 5, block: 3, completed: true } }),
  ];
  expect(applyPendingActions(page, blocks, now).map.assignment?.progress.blocks).toEqual([3]);
});

it.each([
  ['36', '-36'],
  ['a', 'A'],
  ['', null],
])('ADDR-R15 spells the suffix %j of a waiting address like the server', (suffix, spelled) => {
  const added = action('addresses.addAvailableAddress', {
    body: { street: 1, house: '30', suffix, unit: '' },
  });
  expect(applyPendingActions(page, [added], now).availableAddresses).toMatchObject([{ suffix: spelled }]);
});

it('ignores a block of an ended assignment in the new one', () => {
  const old = action('maps.updateBlock', { body: { id: 4, block: 2, completed: true } });
  expect(applyPendingActions(page, [old], now)).toEqual(page);
});

it('ADDR-R4 an action that can still be undone changes nothing yet', () => {
  const later = action('addresses.addAvailableAddress', { body: { street: 1, house: '9' } }, now + 1);
  expect(applyPendingActions(page, [later], now)).toEqual(page);
});

it('lists new addresses and do-not-calls with ids that no record has', () => {
  const noted = [
    action('addresses.addAvailableAddress', { body: { street: 1, house: '9', suffix: '', unit: '2' } }),
    action('addresses.addDoNotCall', { body: { street_id: 1, number: 7, note: 'Dog' } }),
  ];
  const shown = applyPendingActions(page, noted, now);
  expect(shown.availableAddresses).toMatchObject([{ house: '9', unit: '2', street: 'Mount Street' }]);
  expect(shown.doNotCalls).toMatchObject([{ number: 7, note: 'Dog', street: 'Mount Street' }]);
  for (const row of [...shown.availableAddresses!, ...shown.doNotCalls!]) expect(row.id).toBeLessThan(0);
});

it('ADDR-R44 a do-not-call recorded offline marks its doors at once, a range all of them', () => {
  const noted = action('addresses.addDoNotCall', {
    body: { street_id: 1, number: 7, suffix: '-9', unit: '1-3' },
  });
  const doors = [
    action('addresses.addAvailableAddress', { body: { street: 1, house: '8', suffix: 'A', unit: '2' } }),
    action('addresses.addAvailableAddress', { body: { street: 1, house: '8', unit: '4' } }),
  ];
  const shown = applyPendingActions(page, [...doors, noted], now).availableAddresses!;
  expect(shown.map(({ unit, do_not_call }) => [unit, do_not_call])).toEqual([
    ['4', false],
    ['2', true],
  ]);
});

it('ADDR-R67 a waiting press marks the homes of its own assignment as added', () => {
  const added = (id: number, due = now) =>
    applyPendingActions(page, [action('maps.markHomes', { body: { id } }, due)], now).map.assignment;
  expect(added(5)).toMatchObject({ homes_marked: true });
  expect(added(4)).toMatchObject({ homes_marked: false });
  expect(added(5, now + 1)).toMatchObject({ homes_marked: false });
});
