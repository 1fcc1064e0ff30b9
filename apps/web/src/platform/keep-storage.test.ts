import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepStorage } from './keep-storage.ts';
import { outbox } from './outbox/outbox.ts';
import { signInAs } from './testing/replies.ts';

let persisted = false;
const persist = vi.fn(async () => (persisted = true));

beforeEach(() => {
  persisted = false;
  persist.mockClear();
  localStorage.removeItem('sheaf.storage-asked');
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    storage: { persist, persisted: async () => persisted },
  });
});
afterEach(async () => {
  await outbox.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('AUTH-R25 requests lasting storage when the first own entry is stored, once a month', async () => {
  signInAs([]);
  expect(persist).not.toHaveBeenCalled();
  const entry = { operation: 'addresses.completeAddress' as const, given: {}, queueKey: 'map:1' };
  await outbox.put({ ...entry, about: { what: 'Done', where: '' }, undoMilliseconds: 60_000 });
  await vi.waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
  persisted = false;
  await keepStorage();
  expect(persist).toHaveBeenCalledTimes(1);
  vi.useFakeTimers({ now: Date.now() + 31 * 86_400_000, toFake: ['Date'] });
  await keepStorage();
  expect(persist).toHaveBeenCalledTimes(2);
});

it('AUTH-R25 requests nothing where the storage lasts already or the browser has no such request', async () => {
  persisted = true;
  await keepStorage();
  expect(persist).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  await expect(keepStorage()).resolves.toBeUndefined();
});
