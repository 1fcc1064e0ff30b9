import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { hasRequestEnded } from '@sheaf/rules/meetings/talks/request';
import { tellOutline } from '#contexts/meetings/talks/ask-speaker';
import { findCoordinator } from '#contexts/meetings/talks/find-coordinator';
import { presentOne } from '#contexts/meetings/talks/read-weeks';
import { localTalk } from '#contexts/meetings/talks/requested-talk';
import { talkRequests } from '#contexts/meetings/talks/talk-requests.store';
import { talks } from '#contexts/meetings/talks/talks.store';
import type { Handler } from '#platform/handle';

/** Retains the confirmation (WKND-C2, WKND-R10, WKND-O3). */
export async function changeOutline(call: Handler<typeof operations.changeOutline>) {
  const { tenant, body, now } = call;
  const row = await talks.lockByDuty(tenant, body.assignment_id);
  if (!row || (body.meeting_id !== undefined && body.meeting_id !== row.meeting_id)) return call.missing();
  if (body.version !== undefined && body.version !== row.version)
    return call.stale(await presentOne(tenant, row.id));
  if (body.speaker_id && body.speaker_id !== (row.person_id ?? row.speaker_id))
    return call.invalid({ speaker_id: ['another-speaker'] });
  if (!(await findCoordinator(tenant))) return call.refuse('no-talk-coordinator');
  if (row.number === body.public_talk_id) return presentOne(tenant, row.id);
  const isOver = hasRequestEnded(await localTalk(tenant, row), now.getTime());
  await talks.setNumber(tenant, row.id, body.public_talk_id);
  const wasAsked = (await talkRequests.ofTalks(tenant, [row.id])).length > 0;
  if (wasAsked && !isOver)
    await tellOutline(call, await localTalk(tenant, (await talks.read(tenant, row.id))!));
  return presentOne(tenant, row.id);
}
