/** Brings what a person has to do onto their phone before they open it, so that it is there on the first day without a network. */
import type { OperationName } from '#platform/api.ts';
import { callKept } from '#platform/encrypted-cache/call-kept.ts';
import { queryClient } from '#platform/queries.ts';

const reads = [
  'duties.listMyDuties',
  'carts.listDueReports',
  'addresses.listMyAddresses',
  'events.listEvents',
] as const satisfies readonly OperationName[];

/** Never fails: what could not be read is read when the assignments are opened. */
export async function keepAssignments(): Promise<void> {
  for (const read of reads)
    await queryClient.prefetchQuery({ queryKey: [read], queryFn: () => callKept(read, {}, () => true) });
}
