/** Prefetches the own reports, so that the form knows the open months offline. */
import { callKept } from '#platform/encrypted-cache/call-kept.ts';
import { queryClient } from '#platform/queries.ts';
import { session } from '#platform/session.ts';

/** Never fails: the form reads what is missing when it is opened. */
export async function keepReports(): Promise<void> {
  const user = session.get()?.user;
  if (!user) return;
  const own = { params: { userId: user.id } };
  const ofPerson = ['reports.listReportsOf', own];
  const prepared = ['reports.listPreparedReports'];
  await Promise.all([
    queryClient.prefetchQuery({
      queryKey: ofPerson,
      queryFn: () => callKept(ofPerson, 'reports.listReportsOf', own),
    }),
    queryClient.prefetchQuery({
      queryKey: prepared,
      queryFn: () => callKept(prepared, 'reports.listPreparedReports', {}),
    }),
  ]);
}
