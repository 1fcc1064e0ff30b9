import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { mayAddHall } from '@sheaf/rules/meetings/meetings/seats';
import { meetings } from '#contexts/meetings/meetings/meetings.store';
import { settleMeeting } from '#contexts/meetings/meetings/plan-of-meeting';
import { presentMeetingNow } from '#contexts/meetings/meetings/present-one';
import type { Handler } from '#platform/handle';

/** MEET-O8. */
export async function addHall(call: Handler<typeof operations.addHall>) {
  const { tenant, params } = call;
  const row = await meetings.lock(tenant, params.id);
  if (!row) return call.missing();
  // A visit has one class; the usual ones stay for later.
  if (row.visited || !mayAddHall(row.type, row.halls)) return call.refuse('no-more-halls');
  const changed = await meetings.edit(tenant, row.id, { halls: row.halls + 1 });
  return presentMeetingNow(tenant, await settleMeeting(tenant, changed));
}
