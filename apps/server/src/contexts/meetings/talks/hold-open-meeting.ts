/** Locks a meeting until the end of the transaction if a talk can be booked for it (WKND-R7). */
import { type ClosedReason, closedBy } from '@sheaf/rules/meetings/talks/open-meetings';
import { holdsMeeting } from '@sheaf/rules/meetings/talks/request';
import { lockTalkDuty } from '#contexts/duties/duties.api';
import { allEvents } from '#contexts/events/events.api';
import { holdMeeting } from '#contexts/meetings/meetings/meetings.api';
import { talks } from '#contexts/meetings/talks/talks.store';
import { readToday } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

type HoldResult = { dutyId: number; heldOn: string } | { closed: ClosedReason | 'no-talk-part' };

/** Undefined if the weekend meeting does not exist. */
export async function holdOpenMeeting(
  tenant: Tenant,
  id: number,
  now: Date,
): Promise<HoldResult | undefined> {
  const meeting = await holdMeeting(tenant, id);
  if (meeting?.type !== 'public') return undefined;
  const isTaken = (await talks.ofMeetings(tenant, [id])).some(holdsMeeting);
  const closed = closedBy({ ...meeting, isTaken }, await allEvents(tenant), await readToday(tenant, now));
  if (closed) return { closed };
  const [duty] = await lockTalkDuty(tenant, [id]);
  return duty ? { dutyId: duty.id, heldOn: meeting.held_on } : { closed: 'no-talk-part' };
}
