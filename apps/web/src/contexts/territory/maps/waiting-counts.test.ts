import { expect, it } from 'vitest';
import type { Action } from '#platform/outbox/outbox.ts';
import { exampleMap } from '#platform/testing/replies.ts';
import { countsWithWaiting } from './waiting-counts.ts';

const action = (operation: string, given: Action['given']): Action => ({
  id: 1,
  key: 'k',
  personId: 1,
  congregationId: 1,
  operation,
  given,
  queueKey: 'map:12',
  about: { what: '', where: '' },
  actedAt: 0,
  dueAt: 0,
  appVersion: 'test',
  state: 'waiting',
  tries: 0,
});

it('SYNC-R11 the figures of a map include waiting actions', () => {
  const map = exampleMap({ address_count: 10 });
  const { blocks, addresses } = countsWithWaiting(map, [
    action('maps.updateBlock', { body: { id: map.assignment!.id, block: 2, completed: true } }),
    action('maps.updateBlock', { body: { id: map.assignment!.id + 1, block: 3, completed: true } }),
    action('addresses.completeAddress', { params: { id: 4 } }),
    action('addresses.completeAddress', { params: { id: 5 } }),
    action('addresses.addAvailableAddress', { body: { house: '3' } }),
  ]);
  expect(blocks).toEqual([...map.assignment!.progress.blocks, 2]);
  expect(addresses).toBe(9);
});

it('SYNC-R11 the percentage of a map without blocks includes waiting addresses', () => {
  const assignment = { ...exampleMap().assignment!, completed: 50 };
  const map = exampleMap({ type_id: 3, total_blocks: 0, address_count: 10, assignment });
  const done = [6, 7].map((id) => action('addresses.completeAddress', { params: { id } }));
  expect(countsWithWaiting(map, done).percent).toBe(60);
  expect(countsWithWaiting(map, []).percent).toBe(50);
});
