import { afterEach, expect, it, vi } from 'vitest';
import { encryptedCache } from './encrypted-cache/encrypted-cache.ts';
import { reloadApp } from './reload-app.ts';
import { session } from './session.ts';
import { nextDutyHeight, snapshotFlag } from './snapshot/snapshot.ts';
import { signInAs } from './testing/replies.ts';

const hints = [snapshotFlag, nextDutyHeight];
const keptHints = () => hints.map((key) => localStorage.getItem(key));

afterEach(() => {
  session.clear();
  for (const key of hints) localStorage.removeItem(key);
  vi.restoreAllMocks();
});

it('SETTINGS-O4 the encrypted cache is cleared before the reload, and the session stays', async () => {
  signInAs([]);
  const before = session.get();
  await encryptedCache.put('map 1', 1);
  const reload = vi.fn();
  await reloadApp(reload);
  expect(reload).toHaveBeenCalledOnce();
  expect(await encryptedCache.read('map 1')).toBeUndefined();
  expect(session.get()).toBe(before);
});

it('SETTINGS-O4 the flags of the dashboard snapshot are removed online and stay offline', async () => {
  signInAs([]);
  for (const key of hints) localStorage.setItem(key, '96');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await reloadApp(() => undefined);
  expect(keptHints()).toEqual(['96', '96']);
  online.mockReturnValue(true);
  await reloadApp(() => undefined);
  expect(keptHints()).toEqual([null, null]);
});

it('SETTINGS-O4 offline, the maps in hand stay cached', async () => {
  signInAs([]);
  await encryptedCache.put('map 1', 1);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.fn();
  await reloadApp(reload);
  expect(reload).toHaveBeenCalledOnce();
  expect(await encryptedCache.read('map 1')).toBe(1);
});
