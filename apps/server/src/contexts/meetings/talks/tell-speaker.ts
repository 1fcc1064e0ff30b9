/** A speaker who had agreed hears what becomes of their talk, by the way on which they were asked (TALK-R4). */
import { talksNotifications } from '@sheaf/rules/meetings/talks/notifications';
import { hasRequestEnded } from '@sheaf/rules/meetings/talks/request';
import { type Call, type Letter, letterTo, send } from '#contexts/meetings/talks/ask-speaker';
import {
  changedMail,
  changedText,
  type TalkNews,
  talkNewsMail,
  talkNewsText,
} from '#contexts/meetings/talks/changed-mail';
import type { TalkVersion } from '#contexts/meetings/talks/kept-talk-answer';
import type { RequestedTalk } from '#contexts/meetings/talks/requested-talk';
import { talkRequests } from '#contexts/meetings/talks/talk-requests.store';
import { notify } from '#platform/notifications/notifications.store';
import { setAsideHeldBack } from '#platform/outbox/set-aside-held-back';

/** By mail or SMS, and not by a text that somebody passed on. */
export const wasAsked = async ({ tenant }: Pick<Call, 'tenant'>, { key }: RequestedTalk): Promise<boolean> =>
  (await talkRequests.of(tenant, key)).some(({ channel }) => channel !== 'share');

/** What limits or the balance hold back stands in the outbox for a person to decide. */
async function write(call: Call, talk: RequestedTalk, words: Pick<Letter, 'mail' | 'text'>, about: string) {
  const { contact } = await letterTo(call.tenant, talk);
  const letter = { ...words, kind: 'assignment', effect: `${about}:${talk.dutyId}:${talk.version}` };
  const refusal = await send(call, contact, letter);
  if (refusal === null || refusal === 'speaker-without-address') return;
  const { mail, text: body, kind, effect } = letter;
  const to = {
    personId: contact.personId,
    channel: contact.target!.channel,
    recipient: contact.target!.address,
  };
  await setAsideHeldBack(
    call.tenant,
    { ...to, subject: mail.subject, body, kind, effect },
    refusal,
    call.now,
  );
}

/** Whoever is one of our own is told in the app as well. The talk is locked; of one that has begun nothing is told. */
export async function tellNews(call: Call, talk: RequestedTalk, news: TalkNews): Promise<void> {
  const { tenant, now } = call;
  if (hasRequestEnded(talk, now.getTime())) return;
  const { person_id: personId } = talk.reached;
  if (personId !== null && news === 'calledOff') {
    const details = { congregation: talk.congregation, date: talk.date };
    await notify(tenant, talksNotifications, [{ personId, type: 'own-talk-called-off', details }], now);
  }
  if (!(await wasAsked(call, talk))) return;
  const { letter } = await letterTo(tenant, talk);
  await write(
    call,
    talk,
    { mail: talkNewsMail(letter, news), text: talkNewsText(letter, news) },
    `talk-${news}`,
  );
}

/** Another date or hour that is no question any more, as the coordinator entered it. */
export async function tellMoved(call: Call, talk: RequestedTalk, was: TalkVersion): Promise<void> {
  const { letter } = await letterTo(call.tenant, talk);
  const words = { mail: changedMail(letter, was, null), text: changedText(letter, was, null) };
  await write(call, talk, words, 'talk-moved');
}
