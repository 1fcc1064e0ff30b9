import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { confirmations } from '@sheaf/rules/meetings/talks/request';
import { fillTalkDuty } from '#contexts/duties/duties.api';
import { askSpeaker } from '#contexts/meetings/talks/ask-speaker';
import { findCoordinator } from '#contexts/meetings/talks/find-coordinator';
import { holdOpenMeeting } from '#contexts/meetings/talks/hold-open-meeting';
import { presentOne } from '#contexts/meetings/talks/read-weeks';
import { localTalk } from '#contexts/meetings/talks/requested-talk';
import { isSpeakerAway } from '#contexts/meetings/talks/speaker-away';
import { contactOf } from '#contexts/meetings/talks/speaker-contact';
import { speakerOfBooking } from '#contexts/meetings/talks/speaker-of-booking';
import { talks } from '#contexts/meetings/talks/talks.store';
import { readLetterhead } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** WKND-C1, WKND-R10, WKND-R19, WKND-O1, WKND-O2. */
export async function bookTalk(call: Handler<typeof operations.bookTalk>) {
  const { tenant, body, now } = call;
  const meeting = await holdOpenMeeting(tenant, body.meeting_id, now);
  if (!meeting) return call.invalid({ meeting_id: ['no-such-meeting'] });
  if ('closed' in meeting) return call.refuse(meeting.closed);
  if (!(await findCoordinator(tenant))) return call.refuse('no-talk-coordinator');
  const speaker = await speakerOfBooking(call);
  if (!body.even_away && (await isSpeakerAway(tenant, speaker.speaker_id, meeting.heldOn)))
    return call.refuse('speaker-away');
  const { lang } = await readLetterhead(tenant);
  const contact = await contactOf(tenant, speaker, lang);
  if (body.confirmation && !contact.target) return call.refuse('speaker-without-address');
  await talks.removeDeclined(tenant, body.meeting_id);
  const id = await talks.add(tenant, {
    ...speaker,
    meeting_id: body.meeting_id,
    duty_id: meeting.dutyId,
    number: body.public_talk_id,
    confirmed: confirmations.encode(body.confirmation ? 'awaiting' : 'confirmed'),
  });
  if (id === undefined) return call.refuse('talk-taken');
  await fillTalkDuty(tenant, meeting.dutyId, speaker.person_id);
  if (body.confirmation) {
    const refusal = await askSpeaker(call, await localTalk(tenant, (await talks.read(tenant, id))!));
    if (refusal) return call.refuse(refusal);
  }
  return presentOne(tenant, id);
}
