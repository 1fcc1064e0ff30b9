/** Prefetches the own reports, so that the form knows the open months offline. */
import { callKept } from '#platform/encrypted-cache/call-kept.ts';
import { queryClient } from '#platform/queries.ts';
import { session } from '#platform/session.ts';

/** Never fails: the form reads what is missing when it is opened. */
export async function keepReports(): Promise<void> {
  const user = session.get()?.user;
  if (!user) return;
  const asked = { params: { userId: user.id } };
  const queryKey = ['reports.listReportsOf', asked];
  await queryClient.prefetchQuery({
    queryKey,
    queryFn: () => callKept(queryKey, 'reports.listReportsOf', asked),
  });
}
