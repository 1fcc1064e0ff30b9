/** Prefetches the meetings around this week for people with permission. */
import { keptWeeks } from '@sheaf/rules/meetings/meetings/kept-weeks';
import { today } from '#platform/dates.ts';
import { callKept } from '#platform/encrypted-cache/call-kept.ts';
import { queryClient } from '#platform/queries.ts';
import { session } from '#platform/session.ts';
import { meetingReads } from './meeting-reads.ts';

/** Never fails: the schedule reads what is missing when it is opened. */
export async function keepMeetings(): Promise<void> {
  if (!session.get()?.permits['schedules.meetings']) return;
  const query = keptWeeks(today());
  await Promise.all([
    queryClient.prefetchQuery({
      queryKey: ['meetings.listLanguageGroups'],
      queryFn: () => callKept(['meetings.listLanguageGroups'], 'meetings.listLanguageGroups', {}),
    }),
    ...meetingReads.map((read) =>
      queryClient.prefetchQuery({
        queryKey: [read, { query }],
        queryFn: () => callKept([read, { query }], read, { query }, { latest: true }),
      }),
    ),
  ]);
}
