import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { fillTalkDuty, forgetWithdrawnDuties, readAwayDuties } from '#contexts/duties/duties.api';
import { awayTalks } from '#contexts/meetings/talks/away-talks.store';
import { changedTalks } from '#contexts/meetings/talks/changed-talks.store';
import { readWeeksAround } from '#contexts/meetings/talks/read-weeks';
import { refuseChangedTalk } from '#contexts/meetings/talks/refuse-changed-talk';
import { awayTalk, localTalk } from '#contexts/meetings/talks/requested-talk';
import { talks } from '#contexts/meetings/talks/talks.store';
import { tellNews } from '#contexts/meetings/talks/tell-speaker';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.clearTalk>;

/** Also removes duty and links of the talk (AWAY-C3). */
async function clearAway(call: Call, dutyId: number): Promise<boolean> {
  const { tenant } = call;
  const duty = await readAwayDuties(tenant, dutyId);
  const row = duty && (await awayTalks.lock(tenant, duty.away_talk_id));
  if (!row) return false;
  await refuseChangedTalk(call, { meetingId: null, awayId: row.id });
  const talk = await awayTalk(tenant, row);
  if (talk.agreed) await tellNews(call, talk, 'calledOff');
  await awayTalks.remove(tenant, row.id);
  if (talk.agreed) await forgetWithdrawnDuties(tenant, row.person_id, [dutyId]);
  return true;
}

/** WKND-C4, WKND-R16, TALK-R4. */
export async function clearTalk(call: Call) {
  const { tenant, body, now } = call;
  const row = await talks.lockByDuty(tenant, body.id);
  if (row) {
    await refuseChangedTalk(call, { meetingId: row.meeting_id, awayId: null });
    const talk = await localTalk(tenant, row);
    const isNews = talk.agreed && !talk.calledOff && !talk.isCancelled;
    if (isNews) await tellNews(call, talk, 'calledOff');
    await talks.clear(tenant, row.id, now);
    if (isNews) await changedTalks.markCalledOff(tenant, row.id, now);
    await fillTalkDuty(tenant, row.duty_id, null);
    if (talk.agreed && row.person_id !== null)
      await forgetWithdrawnDuties(tenant, row.person_id, [row.duty_id]);
  } else if (!(await clearAway(call, body.id))) return call.missing();
  return readWeeksAround(tenant, now, row?.meeting_id ?? null);
}
