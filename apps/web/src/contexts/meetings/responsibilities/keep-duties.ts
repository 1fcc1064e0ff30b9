/** Brings the duties at the meetings onto the phone of somebody who may see them and has not opened them yet. */
import { callKept } from '#platform/encrypted-cache/call-kept.ts';
import { queryClient } from '#platform/queries.ts';
import { session } from '#platform/session.ts';

/** Never fails: what could not be read is read when the schedule is opened. */
export async function keepDuties(): Promise<void> {
  if (!session.get()?.permits['schedules.attendants']) return;
  await Promise.all(
    (['responsibilities.listSchedule', 'responsibilities.listResponsibilities'] as const).map((read) =>
      queryClient.prefetchQuery({ queryKey: [read, {}], queryFn: () => callKept(read, {}, () => true) }),
    ),
  );
}
