import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { confirmations } from '@sheaf/rules/meetings/talks/request';
import { todayIn } from '@sheaf/rules/time/today-in';
import { fillTalkDuty, forgetWithdrawnDuties, readDuty } from '#contexts/duties/duties.api';
import { askSpeaker } from '#contexts/meetings/talks/ask-speaker';
import { changedTalks } from '#contexts/meetings/talks/changed-talks.store';
import { holdOpenMeeting } from '#contexts/meetings/talks/hold-open-meeting';
import { agreedVersion } from '#contexts/meetings/talks/kept-talk-answer';
import { presentOne } from '#contexts/meetings/talks/read-weeks';
import { localTalk } from '#contexts/meetings/talks/requested-talk';
import { isSpeakerAway } from '#contexts/meetings/talks/speaker-away';
import { talkRequests } from '#contexts/meetings/talks/talk-requests.store';
import { type TalkRow, talks } from '#contexts/meetings/talks/talks.store';
import { tellMoved } from '#contexts/meetings/talks/tell-speaker';
import { readCongregationRow } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.moveTalk>;

const unanswered = { answer: null, answer_word: null, answered_at: null };

/** Ends the links of the former date, and sends a new request to a speaker who had one. */
async function move(call: Call, row: TalkRow, dutyId: number): Promise<void> {
  const { tenant, body } = call;
  const wasAsked = (await talkRequests.ofTalks(tenant, [row.id])).length > 0;
  const duty = await readDuty(tenant, row.duty_id);
  const was = agreedVersion(row);
  await talks.removeDeclined(tenant, body.id);
  const target = { meeting_id: body.id, duty_id: dutyId };
  if (was && (wasAsked || row.proposal_id !== null)) await talks.reopen(tenant, row.id, target);
  else {
    const confirmed = wasAsked ? confirmations.encode('awaiting') : row.confirmed;
    await talks.move(tenant, row.id, { ...unanswered, ...target, confirmed });
  }
  await talkRequests.removeOf(tenant, { talk_id: row.id });
  await fillTalkDuty(tenant, row.duty_id, null);
  await fillTalkDuty(tenant, dutyId, row.person_id);
  const talk = await localTalk(tenant, (await talks.read(tenant, row.id))!);
  if (wasAsked) {
    const refusal = await askSpeaker(call, talk, was);
    if (refusal) return call.refuse(refusal);
    await changedTalks.markTold(tenant, { talk_id: row.id });
  } else if (was && duty?.said) await tellMoved(call, talk, was);
  // The speaker was notified of both dates, so the withdrawal of the former date is not announced.
  if (was && row.person_id !== null) await forgetWithdrawnDuties(tenant, row.person_id, [row.duty_id]);
}

/** Day of a date, of a local time, or of an instant as in the list of talks. */
async function dayOf(tenant: Tenant, start: string): Promise<string> {
  const instant = /(?:Z|[+-]\d\d:?\d\d)$/.test(start) ? Date.parse(start) : Number.NaN;
  if (Number.isNaN(instant)) return start.slice(0, 10);
  const { timezone_id: zone } = await readCongregationRow(tenant);
  return todayIn(zone, instant);
}

/** WKND-C3, WKND-O4. */
export async function moveTalk(call: Call) {
  const { tenant, body, now } = call;
  const row = await talks.lockByDuty(tenant, body.assignment_id);
  if (!row || (body.original_id !== undefined && body.original_id !== row.meeting_id)) return call.missing();
  if (body.version !== undefined && body.version !== row.version)
    return call.stale(await presentOne(tenant, row.id));
  if (body.id === row.meeting_id) return presentOne(tenant, row.id);
  const meeting = await holdOpenMeeting(tenant, body.id, now);
  if (!meeting) return call.invalid({ id: ['no-such-meeting'] });
  if ('closed' in meeting) return call.refuse(meeting.closed);
  if (body.start_date && (await dayOf(tenant, body.start_date)) !== meeting.heldOn)
    return call.invalid({ start_date: ['another-date'] });
  if (!body.even_away && (await isSpeakerAway(tenant, row.speaker_id, meeting.heldOn)))
    return call.refuse('speaker-away');
  await move(call, row, meeting.dutyId);
  return presentOne(tenant, row.id);
}
