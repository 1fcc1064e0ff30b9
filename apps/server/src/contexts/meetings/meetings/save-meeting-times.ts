import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { consequencesOf, openTimes } from '#contexts/meetings/meetings/meeting-times/change-times';
import { meetingTimes } from '#contexts/meetings/meetings/meeting-times/meeting-times.store';
import type { Handler } from '#platform/handle';

/** A trigger queues the job that moves the meetings (MEET-O5.3). */
export async function saveMeetingTimes(call: Handler<typeof operations.saveMeetingTimes>) {
  const { tenant, params, body, now } = call;
  const { dry_run, language_group_id = null, ...times } = body;
  const open = await openTimes(call, language_group_id);
  const values = { ...times, language_group_id, from_week: params.week };
  const others = open.rows.filter((row) => row !== open.there);
  const consequences = await consequencesOf(tenant, open, [...others, values], now);
  if (dry_run) return { dry_run, ...consequences };
  if (open.there) await meetingTimes.edit(tenant, open.there.id, values);
  else await meetingTimes.add(tenant, values);
  return { dry_run, ...consequences };
}
