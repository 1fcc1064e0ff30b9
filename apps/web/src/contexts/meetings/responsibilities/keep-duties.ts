/** Prefetches the duties at meetings for people with permission. */
import { callKept } from '#platform/encrypted-cache/call-kept.ts';
import { queryClient } from '#platform/queries.ts';
import { session } from '#platform/session.ts';

/** Never fails: the schedule reads what is missing when it is opened. */
export async function keepDuties(): Promise<void> {
  if (!session.get()?.permits['schedules.attendants']) return;
  await Promise.all(
    (['responsibilities.listSchedule', 'responsibilities.listResponsibilities'] as const).map((read) =>
      queryClient.prefetchQuery({ queryKey: [read], queryFn: () => callKept([read], read, {}) }),
    ),
  );
}
