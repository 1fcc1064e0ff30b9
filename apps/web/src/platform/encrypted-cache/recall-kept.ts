/** Shows what the phone kept of a read last, until the server has answered. */
import type { OperationName } from '../api.ts';
import { queryClient } from '../queries.ts';
import { readKept } from './call-kept.ts';

/** Never fails, and never takes the place of an answer. @param key under which the read is shown. */
export async function recallKept(read: OperationName, key: readonly unknown[]): Promise<void> {
  const kept = await readKept(read, {});
  if (kept && queryClient.getQueryData(key) === undefined)
    queryClient.setQueryData(key, kept, { updatedAt: 1 });
}
