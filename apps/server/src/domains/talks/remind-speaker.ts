import type { talks as operations } from '@sheaf/contract/talks/talks';
import { decideReminder } from '@sheaf/rules/talks/request';
import { todayIn } from '@sheaf/rules/time/today-in';
import { readLetterhead } from '#domains/congregations/congregations.public-api';
import { askSpeaker } from '#domains/talks/ask-speaker';
import { readAskedTalk } from '#domains/talks/asked-talk';
import { readWeeks } from '#domains/talks/read-weeks';
import { contactOf } from '#domains/talks/speaker-of-booking';
import { talkRequests } from '#domains/talks/talk-requests.store';
import { talks } from '#domains/talks/talks.store';
import type { Handler } from '#platform/handle';

/** WKND-C6: once a day, so that two who press at once send one mail. */
export async function remindSpeaker(call: Handler<typeof operations.remindSpeaker>) {
  const { tenant, body, now } = call;
  const row = await talks.lockByDuty(tenant, body.id);
  if (!row) return call.missing();
  const { lang, zone } = await readLetterhead(tenant);
  const mailed = (await talkRequests.ofTalks(tenant, [row.id])).filter(({ channel }) => channel !== 'share');
  const last = mailed.at(-1)?.sent_at;
  const decision = decideReminder(
    {
      ...(await readAskedTalk(tenant, row)),
      hasAddress: (await contactOf(tenant, row, lang)).email !== null,
      askedOn: last ? todayIn(zone, last.getTime()) : null,
      today: todayIn(zone, now.getTime()),
    },
    now.getTime(),
  );
  if (!decision.allowed) return call.refuse(decision.reason);
  await askSpeaker(call, row);
  return readWeeks(tenant, now);
}
