/** Prefetches the assignments, so that they work offline on the first day. */
import type { OperationName } from '#platform/api.ts';
import { callKept } from '#platform/encrypted-cache/call-kept.ts';
import { queryClient } from '#platform/queries.ts';

const reads = [
  'duties.listMyDuties',
  'swaps.listSwaps',
  'carts.listDueReports',
  'addresses.listMyAddresses',
  'events.listEvents',
] as const satisfies readonly OperationName[];

/** Never fails: the screen reads what is missing when it is opened. */
export async function keepAssignments(): Promise<void> {
  for (const read of reads)
    await queryClient.prefetchQuery({ queryKey: [read], queryFn: () => callKept([read], read, {}) });
}
