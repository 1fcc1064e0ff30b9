/** Prefetches the slots, so that they can be read and marked without a connection. */
import { callKept } from '#platform/encrypted-cache/call-kept.ts';
import { queryClient } from '#platform/queries.ts';
import { slotsRead } from './use-slots.ts';

export const keepTasks = (): Promise<void> =>
  queryClient.prefetchQuery({ queryKey: [slotsRead], queryFn: () => callKept([slotsRead], slotsRead, {}) });
