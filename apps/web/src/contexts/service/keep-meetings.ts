/** Brings the field service meetings onto the phone of somebody who has not opened them yet. */
import { callKept } from '#platform/encrypted-cache/call-kept.ts';
import { queryClient } from '#platform/queries.ts';

const read = 'service.listFieldMeetings';

/** Never fails: what could not be read is read when the schedule is opened. */
export const keepFieldMeetings = (): Promise<void> =>
  queryClient.prefetchQuery({ queryKey: [read], queryFn: () => callKept(read, {}, () => true) });
