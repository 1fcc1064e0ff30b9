import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encryptedCache } from '../encrypted-cache/encrypted-cache.ts';
import { queryClient, refreshCollections } from '../queries.ts';
import { session } from '../session.ts';
import { answerWith, signInAs } from '../testing/replies.ts';
import { unanswered } from '../testing/unanswered.ts';
import { collectionQuery, keptMarkers, readCollection } from './collections.ts';

const marker = (revision: number): string => `0000000002${revision}00001`;
const role = (id: number, name: string) => ({ id, name, permissions: [1], default: false });

beforeEach(() => signInAs(['maps.dnc']));
afterEach(() => {
  session.clear();
  queryClient.clear();
});

it('SYNC-R1 a second read transfers only changed rows, and the cache has both reads', async () => {
  const sent = answerWith({
    'sync.listChanges': {
      marker: marker(1),
      whole: true,
      changed: [role(1, 'Elder'), role(2, 'Helper')],
      gone: [],
    },
  });
  expect(await readCollection('roles')).toHaveLength(2);
  answerWith({
    'sync.listChanges': { marker: marker(2), whole: false, changed: [role(2, 'Assistant')], gone: [1] },
  });
  expect(await readCollection('roles')).toEqual([role(2, 'Assistant')]);
  expect(sent).toHaveLength(1);
  expect(await keptMarkers(['users', 'roles'])).toBe(`roles:${marker(2)}`);
  await vi.waitFor(async () =>
    expect(await encryptedCache.read('collection roles')).toEqual({
      marker: marker(2),
      rows: [role(2, 'Assistant')],
    }),
  );
});

it('offline, the cached rows are shown', async () => {
  answerWith({
    'sync.listChanges': { marker: marker(1), whole: true, changed: [role(1, 'Elder')], gone: [] },
  });
  await readCollection('roles');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await readCollection('roles')).toEqual([role(1, 'Elder')]);
});

it('SHELL-X2 cached rows show until the server answers, and never replace an answer', async () => {
  const change = { marker: marker(1), whole: true, changed: [role(1, 'Elder')], gone: [] };
  const { queryKey } = collectionQuery('roles');
  answerWith({ 'sync.listChanges': change });
  await readCollection('roles');
  await vi.waitFor(async () => expect(await encryptedCache.read('collection roles')).toBeTruthy());
  vi.stubGlobal('fetch', unanswered);
  void readCollection('roles').catch(() => {});
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual([role(1, 'Elder')]));
  // Older than any answer of the server.
  expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(1);
  queryClient.setQueryData(queryKey, []);
  void readCollection('roles').catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(queryClient.getQueryData(queryKey)).toEqual([]);
});

it('SHELL-X2 cached rows of one person are not shown to the next one', async () => {
  answerWith({
    'sync.listChanges': { marker: marker(1), whole: true, changed: [role(1, 'Elder')], gone: [] },
  });
  await readCollection('roles');
  vi.stubGlobal('fetch', unanswered);
  void readCollection('roles').catch(() => {});
  signInAs(['maps']);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(queryClient.getQueryData(collectionQuery('roles').queryKey)).toBeUndefined();
});

it('a withdrawn permission empties the collection in memory and in the encrypted cache', async () => {
  answerWith({
    'sync.listChanges': { marker: marker(1), whole: true, changed: [role(1, 'Elder')], gone: [] },
  });
  await queryClient.fetchQuery(collectionQuery('roles'));
  signInAs([]);
  expect(await keptMarkers(['roles'])).toBe('');
  expect(queryClient.getQueryData(collectionQuery('roles').queryKey)).toBeUndefined();
});

it('a change of one collection reads only that one again', async () => {
  answerWith({ 'sync.listChanges': { marker: marker(1), whole: true, changed: [], gone: [] } });
  await queryClient.fetchQuery(collectionQuery('roles'));
  await queryClient.fetchQuery(collectionQuery('users'));
  await refreshCollections(new Set(['users']));
  expect(queryClient.getQueryState(collectionQuery('roles').queryKey)?.isInvalidated).toBe(false);
  expect(queryClient.getQueryState(collectionQuery('users').queryKey)?.isInvalidated).toBe(true);
});
