/** Shows a cached answer until the server answers. */
import type { OperationName } from '../api.ts';
import { queryClient } from '../queries.ts';
import { viewer } from '../session.ts';
import { encryptedCache } from './encrypted-cache.ts';

/**
 * Never fails, never replaces an answer, and does not show data to a person who signed in later.
 * @param key Query key under which the data is shown.
 */
export async function recall(key: readonly unknown[], read: () => Promise<unknown>): Promise<void> {
  const isShown = (): boolean => queryClient.getQueryData(key) !== undefined;
  const asker = viewer();
  const kept = isShown() || encryptedCache.isEmpty() ? undefined : await read();
  if (kept !== undefined && !isShown() && asker === viewer())
    queryClient.setQueryData(key, kept, { updatedAt: 1 });
}

/** For the first paint, before the read is sent. */
export const recallKept = (read: OperationName, key: readonly unknown[]): Promise<void> =>
  recall(key, () => encryptedCache.read(`${read} {}`));
