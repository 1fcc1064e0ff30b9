import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { keyOfInserted } from '@sheaf/rules/meetings/meetings/part-place';
import { meetingParts } from '#contexts/meetings/meetings/meeting-parts.store';
import {
  idsLeft,
  isOfTalk,
  keysIn,
  openPart,
  putAt,
  valuesOfForm,
  valuesUnderVisit,
  wrongInForm,
} from '#contexts/meetings/meetings/part-form';
import { settleMeeting } from '#contexts/meetings/meetings/plan-of-meeting';
import { presentPartNow } from '#contexts/meetings/meetings/present-one';
import { releaseTalk } from '#contexts/meetings/talks/talks.api';
import type { Handler } from '#platform/handle';

/** MEET-C4, MEET-R13. */
export async function editPart(call: Handler<typeof operations.editPart>) {
  const { tenant, params, body } = call;
  const open = await openPart(tenant, params);
  if (!open) return call.missing();
  const { meeting, usual, part } = open;
  if (body.version !== undefined && body.version !== part.version)
    return call.stale(await presentPartNow(tenant, meeting, part.id));
  const wrong = wrongInForm(meeting, body);
  if (Object.keys(wrong).length > 0) return call.invalid(wrong);
  const values = valuesUnderVisit(open, valuesOfForm(body));
  if (!values) return call.refuse('part-of-visit');
  if (isOfTalk(part) && !isOfTalk(values) && !(await releaseTalk(tenant, meeting.id)))
    return call.refuse('talk-booked');
  const moved = part.section !== body.meeting;
  const key = moved ? keyOfInserted(body.meeting, keysIn(usual, body.meeting)) : part.key;
  await meetingParts.edit(tenant, part.id, { ...values, key });
  await putAt(tenant, open, { id: part.id, section: body.meeting }, body.order);
  if (moved) await meetingParts.order(tenant, idsLeft(usual, part));
  return presentPartNow(tenant, await settleMeeting(tenant, meeting), part.id);
}
