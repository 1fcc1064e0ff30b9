/** Brings the own reports onto the phone, so that the form knows without a network which months are open. */
import { callKept } from '#platform/encrypted-cache/call-kept.ts';
import { queryClient } from '#platform/queries.ts';
import { session } from '#platform/session.ts';

/** Never fails: what could not be read is read when the form is opened. */
export async function keepReports(): Promise<void> {
  const user = session.get()?.user;
  if (!user) return;
  const asked = { params: { userId: user.id } };
  await queryClient.prefetchQuery({
    queryKey: ['reports.listReportsOf', asked],
    queryFn: () => callKept('reports.listReportsOf', asked, () => true),
  });
}
