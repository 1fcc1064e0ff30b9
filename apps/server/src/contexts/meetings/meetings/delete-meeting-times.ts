import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { consequencesOf, openTimes } from '#contexts/meetings/meetings/meeting-times/change-times';
import { meetingTimes } from '#contexts/meetings/meetings/meeting-times/meeting-times.store';
import type { Handler } from '#platform/handle';

/** The meetings of its weeks move back to the times before it (MEET-O5.3). */
export async function deleteMeetingTimes(call: Handler<typeof operations.deleteMeetingTimes>) {
  const { tenant, query, now } = call;
  const open = await openTimes(call, query.language_group_id ?? null);
  const { there } = open;
  if (!there) return call.missing();
  const consequences = await consequencesOf(
    tenant,
    open,
    open.rows.filter((row) => row !== there),
    now,
  );
  if (!query.dry_run) await meetingTimes.remove(tenant, [there.id]);
  return { dry_run: query.dry_run, ...consequences };
}
