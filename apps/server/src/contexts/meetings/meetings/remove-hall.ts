import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { mayRemoveHall } from '@sheaf/rules/meetings/meetings/seats';
import { lockDutiesOfMeeting } from '#contexts/duties/duties.api';
import { meetings } from '#contexts/meetings/meetings/meetings.store';
import { settleMeeting } from '#contexts/meetings/meetings/plan-of-meeting';
import { presentMeetingNow } from '#contexts/meetings/meetings/present-one';
import type { Handler } from '#platform/handle';

/** MEET-O8. */
export async function removeHall(call: Handler<typeof operations.removeHall>) {
  const { tenant, params } = call;
  const row = await meetings.lock(tenant, params.id);
  if (!row) return call.missing();
  const filled = (await lockDutiesOfMeeting(tenant, row.id))
    .filter(({ person_id }) => person_id !== null)
    .map(({ hall }) => hall);
  if (!mayRemoveHall(row.halls, filled)) return call.refuse('hall-in-use');
  const changed = await meetings.edit(tenant, row.id, { halls: row.halls - 1 });
  return presentMeetingNow(tenant, await settleMeeting(tenant, changed));
}
