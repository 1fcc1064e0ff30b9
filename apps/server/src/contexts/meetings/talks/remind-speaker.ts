import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { decideReminder } from '@sheaf/rules/meetings/talks/request';
import { todayIn } from '@sheaf/rules/time/today-in';
import { askSpeaker } from '#contexts/meetings/talks/ask-speaker';
import { readWeeksAround } from '#contexts/meetings/talks/read-weeks';
import { refuseChangedTalk } from '#contexts/meetings/talks/refuse-changed-talk';
import { lockRequested } from '#contexts/meetings/talks/requested-talk';
import { contactOf } from '#contexts/meetings/talks/speaker-contact';
import { talkRequests } from '#contexts/meetings/talks/talk-requests.store';
import { readLetterhead } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** Once a day, so that two simultaneous requests send one mail (WKND-C6). */
export async function remindSpeaker(call: Handler<typeof operations.remindSpeaker>) {
  const { tenant, body, now } = call;
  const talk = await lockRequested(tenant, body.id);
  if (!talk) return call.missing();
  await refuseChangedTalk(call, {
    meetingId: talk.meetingId,
    awayId: 'away_talk_id' in talk.key ? talk.key.away_talk_id : null,
  });
  const { lang, zone } = await readLetterhead(tenant);
  const sent = (await talkRequests.of(tenant, talk.key)).filter(({ channel }) => channel !== 'share');
  const last = sent.at(-1)?.sent_at;
  const decision = decideReminder(
    {
      ...talk,
      hasAddress: (await contactOf(tenant, talk.reached, lang)).target !== null,
      askedOn: last ? todayIn(zone, last.getTime()) : null,
      today: todayIn(zone, now.getTime()),
    },
    now.getTime(),
  );
  if (!decision.allowed) return call.refuse(decision.reason);
  const refusal = await askSpeaker(call, talk);
  if (refusal) return call.refuse(refusal);
  return readWeeksAround(tenant, now, talk.meetingId);
}
