/** Notifies a speaker who had accepted of changes of the talk, by the channel of the request (TALK-R4). */
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

/** Whether the speaker was asked by mail or SMS, not only by a shared text. */
export const wasAsked = async ({ tenant }: Pick<Call, 'tenant'>, { key }: RequestedTalk): Promise<boolean> =>
  (await talkRequests.of(tenant, key)).some(({ channel }) => channel !== 'share');

export type NoticeContext = Pick<Call, 'tenant' | 'now'>;

/** A message over a limit or the balance waits in the outbox for a person to decide. */
export async function writeNews(
  call: NoticeContext,
  talk: RequestedTalk,
  words: Pick<Letter, 'mail' | 'text'>,
  effect: string,
): Promise<void> {
  const { contact } = await letterTo(call.tenant, talk);
  const letter = { ...words, kind: 'assignment', effect };
  const refusal = await send(call, contact, letter);
  if (refusal === null || refusal === 'speaker-without-address') return;
  const { mail, text: body, kind } = letter;
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

/**
 * Also notifies own speakers in the app. Sends nothing for a talk that has begun. Requires the lock of the
 * talk.
 */
export async function tellNews(call: NoticeContext, talk: RequestedTalk, news: TalkNews): Promise<void> {
  const { tenant, now } = call;
  if (hasRequestEnded(talk, now.getTime())) return;
  const { person_id: personId } = talk.reached;
  if (personId !== null && news === 'calledOff') {
    const details = { congregation: talk.congregation, date: talk.date };
    await notify(tenant, talksNotifications, [{ personId, type: 'own-talk-called-off', details }], now);
  }
  if (!(await wasAsked(call, talk))) return;
  const { letter } = await letterTo(tenant, talk);
  await writeNews(
    call,
    talk,
    { mail: talkNewsMail(letter, news), text: talkNewsText(letter, news) },
    `talk-${news}:${talk.dutyId}:${talk.version}`,
  );
}

/**
 * Another date or time that needs no answer, because the coordinator entered it. Also notifies own speakers
 * in the app.
 */
export async function tellMoved(call: NoticeContext, talk: RequestedTalk, was: TalkVersion): Promise<void> {
  const { tenant, now } = call;
  const { letter } = await letterTo(tenant, talk);
  const { person_id: personId } = talk.reached;
  if (personId !== null) {
    const details = {
      ...{ congregation: talk.congregation, was: was.date, was_time: was.time },
      ...{ date: talk.date, time: talk.from },
    };
    await notify(tenant, talksNotifications, [{ personId, type: 'own-talk-moved', details }], now);
  }
  const words = { mail: changedMail(letter, was, null), text: changedText(letter, was, null) };
  await writeNews(call, talk, words, `talk-moved:${talk.dutyId}:${talk.version}`);
}
