import { afterEach, expect, it, vi } from 'vitest';
import { encryptedCache } from './encrypted-cache/encrypted-cache.ts';
import { reloadApp } from './reload-app.ts';
import { session } from './session.ts';
import { signInAs } from './testing/replies.ts';

afterEach(() => {
  session.clear();
  vi.restoreAllMocks();
});

it('SETTINGS-O4 what the phone keeps goes before the app is loaded again, and the session stays', async () => {
  signInAs([]);
  const before = session.get();
  await encryptedCache.put('map 1', 1);
  const reload = vi.fn();
  await reloadApp(reload);
  expect(reload).toHaveBeenCalledOnce();
  expect(await encryptedCache.read('map 1')).toBeUndefined();
  expect(session.get()).toBe(before);
});

it('SETTINGS-O4 without a network the maps in hand stay', async () => {
  signInAs([]);
  await encryptedCache.put('map 1', 1);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.fn();
  await reloadApp(reload);
  expect(reload).toHaveBeenCalledOnce();
  expect(await encryptedCache.read('map 1')).toBe(1);
});
