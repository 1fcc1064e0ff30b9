/** Shows what the phone kept of a read last, until the server has answered. */
import type { OperationName } from '../api.ts';
import { queryClient } from '../queries.ts';
import { viewer } from '../session.ts';
import { readKept } from './call-kept.ts';
import { encryptedCache } from './encrypted-cache.ts';

/** Never fails, and never takes the place of an answer, nor reaches who came meanwhile. @param key under which the read is shown. */
export async function recallKept(read: OperationName, key: readonly unknown[]): Promise<void> {
  const asker = viewer();
  const kept = encryptedCache.isEmpty() ? undefined : await readKept(read, {});
  if (kept !== undefined && asker === viewer() && queryClient.getQueryData(key) === undefined)
    queryClient.setQueryData(key, kept, { updatedAt: 1 });
}
