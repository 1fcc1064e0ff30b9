import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { confirmations } from '@sheaf/rules/meetings/talks/request';
import { readWeeksAround } from '#contexts/meetings/talks/read-weeks';
import { refuseChangedTalk } from '#contexts/meetings/talks/refuse-changed-talk';
import { lockRequested, setConfirmed } from '#contexts/meetings/talks/requested-talk';
import type { Handler } from '#platform/handle';

/** Records a confirmation by the coordinator, without an answer of the speaker (WKND-C5). */
export async function confirmTalk(call: Handler<typeof operations.confirmTalk>) {
  const { tenant, body, now } = call;
  const talk = await lockRequested(tenant, body.id);
  if (!talk) return call.missing();
  await refuseChangedTalk(call, {
    meetingId: talk.meetingId,
    awayId: 'away_talk_id' in talk.key ? talk.key.away_talk_id : null,
  });
  if (talk.confirmed !== confirmations.encode('awaiting')) return call.refuse('talk-not-awaiting');
  await setConfirmed(tenant, talk.key, confirmations.encode('confirmed'));
  return readWeeksAround(tenant, now, talk.meetingId);
}
