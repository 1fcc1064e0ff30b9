import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { isInWeek } from '@sheaf/rules/meetings/meetings/week-meetings';
import { isSkippedTime } from '@sheaf/rules/time/wall-time';
import { readHoldingGroups } from '#contexts/meetings/meetings/language-groups/holding-groups';
import { meetings } from '#contexts/meetings/meetings/meetings.store';
import { settleMeeting } from '#contexts/meetings/meetings/plan-of-meeting';
import { presentMeetingNow } from '#contexts/meetings/meetings/present-one';
import { readUsualTimes } from '#contexts/meetings/meetings/usual-times';
import { readLetterhead } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** A trigger moves the duties too (MEET-R26). */
export async function moveMeeting(call: Handler<typeof operations.moveMeeting>) {
  const { tenant, params, body } = call;
  const row = await meetings.lock(tenant, params.id);
  if (!row) return call.missing();
  if (body.version !== undefined && body.version !== row.version)
    return call.stale(await presentMeetingNow(tenant, row));
  if (!isInWeek(body.local_date, row.week)) return call.invalid({ local_date: ['not-in-this-week'] });
  const { zone } = await readLetterhead(tenant);
  if (isSkippedTime(body.local_date, body.time, zone)) return call.invalid({ time: ['skipped-hour'] });
  const time = { held_on: body.local_date, starts_at: body.time };
  const usual = (await readUsualTimes(tenant, await readHoldingGroups(tenant)))(row);
  // A meeting moved back to the time of the settings follows them again.
  const moved = time.held_on !== usual.held_on || time.starts_at !== usual.starts_at;
  const edited = await meetings.edit(tenant, row.id, { ...time, moved });
  return presentMeetingNow(tenant, await settleMeeting(tenant, edited));
}
