/** Shows what the phone kept of a read last, until the server has answered. */
import type { OperationName } from '../api.ts';
import { queryClient } from '../queries.ts';
import { viewer } from '../session.ts';
import { readKept } from './call-kept.ts';
import { encryptedCache } from './encrypted-cache.ts';

/** Never fails, and never takes the place of an answer, nor reaches who came meanwhile. @param key under which it is shown. */
export async function recall(key: readonly unknown[], read: () => Promise<unknown>): Promise<void> {
  const isShown = (): boolean => queryClient.getQueryData(key) !== undefined;
  const asker = viewer();
  const kept = isShown() || encryptedCache.isEmpty() ? undefined : await read();
  if (kept !== undefined && !isShown() && asker === viewer())
    queryClient.setQueryData(key, kept, { updatedAt: 1 });
}

export const recallKept = (read: OperationName, key: readonly unknown[]): Promise<void> =>
  recall(key, () => readKept(read, {}));
