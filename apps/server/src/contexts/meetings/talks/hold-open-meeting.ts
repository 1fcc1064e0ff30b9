/** A meeting for which a talk can be booked, held until it is (WKND-R7). */
import { type ClosedReason, closedBy } from '@sheaf/rules/meetings/talks/open-meetings';
import { holdsMeeting } from '@sheaf/rules/meetings/talks/request';
import { lockTalkDuty } from '#contexts/duties/duties.api';
import { allEvents } from '#contexts/events/events.api';
import { holdMeeting } from '#contexts/meetings/meetings/meetings.api';
import { talks } from '#contexts/meetings/talks/talks.store';
import { readToday } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

type HoldResult = { dutyId: number; heldOn: string } | { closed: ClosedReason | 'no-talk-part' };

/** Undefined where there is no such weekend meeting. */
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
