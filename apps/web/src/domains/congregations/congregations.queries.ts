/** The settings of the congregation, which are kept on the phone. */
import { readKept } from '../../platform/encrypted-cache/call-kept.ts';
import { queryClient } from '../../platform/queries.ts';
import { useRead } from '../../platform/use-read.ts';

export const useCongregation = () => useRead('congregations.readCongregation', {}, { kept: true });

/** What it had switched on last time, banner and all, stands in the first paint, and is read again behind it. Never fails. */
export async function recallCongregation(): Promise<void> {
  const kept = await readKept('congregations.readCongregation', {});
  if (kept && queryClient.getQueryData(['congregations.readCongregation']) === undefined)
    queryClient.setQueryData(['congregations.readCongregation'], kept, { updatedAt: 1 });
}
