/** Alerts of the dashboard, on the phone from the last visit, so that the first paint contains them. */
import { callKept } from './encrypted-cache/call-kept.ts';
import { recallKept } from './encrypted-cache/recall-kept.ts';
import { queryClient } from './queries.ts';
import { session } from './session.ts';
import { useRead } from './use-read.ts';

const read = 'dashboard.readAlerts';

export const useAlerts = () => useRead(read, {}, { kept: true });

/** Resolves with the cached alerts; without any they are requested at once, before the dashboard does. */
export async function recallAlerts(): Promise<void> {
  if (!session.get()) return;
  await recallKept(read, [read]);
  if (queryClient.getQueryData([read]) === undefined) prefetchAlerts();
}

/** Never fails: the dashboard requests them again. */
export const prefetchAlerts = (): void =>
  void queryClient.prefetchQuery({ queryKey: [read], queryFn: () => callKept(read, {}, () => true) });
