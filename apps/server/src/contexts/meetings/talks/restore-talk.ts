import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { holdsMeeting } from '@sheaf/rules/meetings/talks/request';
import { fillTalkDuty } from '#contexts/duties/duties.api';
import { holdMeeting } from '#contexts/meetings/meetings/meetings.api';
import { changedTalks } from '#contexts/meetings/talks/changed-talks.store';
import { readWeeksAround } from '#contexts/meetings/talks/read-weeks';
import { lockByKey } from '#contexts/meetings/talks/requested-talk';
import { talks } from '#contexts/meetings/talks/talks.store';
import { tellNews } from '#contexts/meetings/talks/tell-speaker';
import type { Handler } from '#platform/handle';

/** Restores a cleared booking with its requests and the answer of the speaker (WKND-R16). */
export async function restoreTalk(call: Handler<typeof operations.restoreTalk>) {
  const { tenant, body, now } = call;
  if (await talks.lockByDuty(tenant, body.id)) return call.refuse('talk-taken');
  const row = await talks.lockCleared(tenant, body.id);
  if (!row) return call.missing();
  await holdMeeting(tenant, row.meeting_id);
  if ((await talks.ofMeetings(tenant, [row.meeting_id])).length > 0) return call.refuse('talk-taken');
  await talks.restore(tenant, row.id);
  const talk = (await lockByKey(tenant, { talk_id: row.id }))!;
  if (talk.calledOff && !talk.isCancelled) {
    await tellNews(call, talk, 'restored');
    await changedTalks.markCalledOff(tenant, row.id, null);
  }
  await fillTalkDuty(tenant, row.duty_id, holdsMeeting(row) ? row.person_id : null);
  return readWeeksAround(tenant, now, row.meeting_id);
}
