import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { meetingParts } from '#contexts/meetings/meetings/meeting-parts.store';
import { idsLeft, isOfTalk, isOfVisit, openPart } from '#contexts/meetings/meetings/part-form';
import { settleMeeting } from '#contexts/meetings/meetings/plan-of-meeting';
import { releaseTalk } from '#contexts/meetings/talks/talks.api';
import type { Handler } from '#platform/handle';

/** MEET-C6, MEET-R28. */
export async function deletePart(call: Handler<typeof operations.deletePart>): Promise<{ ok: true }> {
  const { tenant, params, now } = call;
  const open = await openPart(tenant, params);
  if (!open) return call.missing();
  const { meeting, usual, part } = open;
  if (isOfVisit(open)) return call.refuse('part-of-visit');
  if (isOfTalk(part) && !(await releaseTalk(tenant, meeting.id))) return call.refuse('talk-booked');
  await meetingParts.remove(tenant, part.id, now);
  await meetingParts.order(tenant, idsLeft(usual, part));
  await settleMeeting(tenant, meeting);
  return { ok: true };
}
