/** Prefetches the field service meetings for offline use. */
import { callKept } from '#platform/encrypted-cache/call-kept.ts';
import { queryClient } from '#platform/queries.ts';

const read = 'service.listFieldMeetings';

/** Never fails: the schedule reads what is missing when it is opened. */
export const keepFieldMeetings = (): Promise<void> =>
  queryClient.prefetchQuery({ queryKey: [read], queryFn: () => callKept([read], read, {}) });
