import { openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { withResolvers } from '#platform/testing/with-resolvers.ts';
import { queryClient } from '../queries.ts';
import { session } from '../session.ts';
import { signInAs } from '../testing/replies.ts';
import { callKept } from './call-kept.ts';
import { encryptedCache } from './encrypted-cache.ts';
import { recallKept } from './recall-kept.ts';

afterEach(() => session.clear());

const rawBytes = async (name: string): Promise<string> => {
  const open = await openDB('sheaf-pocket');
  const kept = (await open.get('kept', name)) as { bytes: ArrayBuffer } | undefined;
  open.close();
  return kept ? new TextDecoder('latin1').decode(kept.bytes) : '';
};

it('X-DOORS cached data is readable in its own session, and its plain text is not stored on the phone', async () => {
  signInAs([]);
  await encryptedCache.put('page', { street: 'Mount Street' });
  expect(await encryptedCache.read('page')).toEqual({ street: 'Mount Street' });
  const stored = await rawBytes('page');
  expect(stored.length).toBeGreaterThan(0);
  expect(stored).not.toContain('Mount');
});

it('an ended session leaves no data, and another session cannot read the cache', async () => {
  signInAs([]);
  await encryptedCache.put('page', { street: 'Mount Street' });
  session.clear();
  expect(await encryptedCache.read('page')).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await rawBytes('page')).toBe('');
});

it('a map no longer held is removed, the others stay', async () => {
  signInAs([]);
  await encryptedCache.put('map 1', 1);
  await encryptedCache.put('map 2', 2);
  await encryptedCache.prune((name) => name === 'map 2');
  expect(await encryptedCache.read('map 1')).toBeUndefined();
  expect(await encryptedCache.read('map 2')).toBe(2);
});

it('SYNC-R6 a failing store is logged, and the app continues without it', async () => {
  signInAs([]);
  await encryptedCache.put('page', 1);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const broken = vi
    .spyOn(crypto.subtle, 'decrypt')
    .mockRejectedValue(new DOMException('no', 'OperationError'));
  expect(await encryptedCache.read('page')).toBeUndefined();
  expect(warned).toHaveBeenCalledTimes(1);
  broken.mockRestore();
  warned.mockRestore();
});

it('data cached before a permission was withdrawn cannot be read afterwards', async () => {
  signInAs(['maps.dnc']);
  await encryptedCache.put('page', { note: 'do not call' });
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  signInAs([]);
  expect(await encryptedCache.read('page')).toBeUndefined();
  warned.mockRestore();
});

it('SYNC-X2 an answer for one person does not reach a person who signs in before it, neither from the server nor from the cache', async () => {
  const groups = [{ id: 1, name: 'Montello' }];
  const answer = withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  signInAs(['maps.dnc']);
  await encryptedCache.put('groups.listGroups {}', groups);
  const asked = callKept('groups.listGroups', {}, () => true);
  const recalled = recallKept('groups.listGroups', ['groups.listGroups']);
  signInAs([]);
  await recalled;
  expect(queryClient.getQueryData(['groups.listGroups'])).toBeUndefined();
  answer.resolve(Response.json({ data: groups }));
  await asked;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await rawBytes('groups.listGroups {}')).toBe('');
  vi.unstubAllGlobals();
});

it('an empty cache is reported without opening the database', async () => {
  localStorage.clear();
  signInAs([]);
  expect(encryptedCache.isEmpty()).toBe(true);
  const opened = vi.spyOn(indexedDB, 'open');
  await recallKept('maps.listMaps', ['maps.listMaps']);
  expect(opened).not.toHaveBeenCalled();
  opened.mockRestore();
  await encryptedCache.put('page', 1);
  expect(encryptedCache.isEmpty()).toBe(false);
});
