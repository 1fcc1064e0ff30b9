/**
 * Requests a talk from a speaker: stores the request with its link and queues the mail once in the same
 * commit (WKND-O1).
 */

import type { DutyReminderKind } from '@sheaf/rules/duties/reminders';
import { titleIn } from '@sheaf/rules/meetings/talks/title-list';
import type { HeldBackReason } from '@sheaf/rules/messaging/messages/plan-sending';
import { changedMail, changedText } from '#contexts/meetings/talks/changed-mail';
import { findCoordinator } from '#contexts/meetings/talks/find-coordinator';
import type { TalkVersion } from '#contexts/meetings/talks/kept-talk-answer';
import { notesOf } from '#contexts/meetings/talks/present-talk';
import type { RequestedTalk } from '#contexts/meetings/talks/requested-talk';
import { contactOf, type SpeakerContact } from '#contexts/meetings/talks/speaker-contact';
import {
  outlineMail,
  reminderMail,
  reminderText,
  requestMail,
  requestText,
  type TalkLetter,
} from '#contexts/meetings/talks/talk-mail';
import type { TalkKey } from '#contexts/meetings/talks/talk-requests.store';
import { type RequestChannel, talkRequests } from '#contexts/meetings/talks/talk-requests.store';
import { talkTitles } from '#contexts/meetings/talks/talk-titles.store';
import { queueText } from '#contexts/messaging/messaging.api';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Mail } from '#platform/mail/mail';
import { queueMessages } from '#platform/outbox/outbox.store';
import { sentMessages } from '#platform/outbox/sent-messages.store';
import type { Platform } from '#platform/platform';
import { hashSecret, newSecret } from '#platform/secrets';

export interface Call {
  tenant: Tenant;
  platform: Pick<Platform, 'settings'>;
  now: Date;
}

export async function letterTo(
  tenant: Tenant,
  talk: RequestedTalk,
): Promise<{ letter: TalkLetter; contact: SpeakerContact }> {
  const { name, lang, time_format } = await readLetterhead(tenant);
  const contact = await contactOf(tenant, talk.reached, lang);
  const titles = await talkTitles.ofNumbers(tenant, [talk.number]);
  const coordinator = await findCoordinator(tenant);
  return {
    contact,
    letter: {
      lang: contact.lang,
      firstName: contact.firstName,
      congregation: talk.congregation,
      address: talk.address,
      date: talk.date,
      time: talk.from,
      timeFormat: time_format,
      talk: notesOf(talk.number, titleIn(titles, talk.number, [contact.lang, lang])),
      coordinator: { name: coordinator?.name ?? name, phone: coordinator?.phone ?? null },
    },
  };
}

/** Creates a new link for each request: only the hash is stored, so a link cannot be shown again. */
async function newLink({ tenant, platform, now }: Call, key: TalkKey, channel: RequestChannel) {
  const token = newSecret();
  const id = await talkRequests.add(tenant, { key, tokenHash: hashSecret(token), channel, now });
  // The token is in the fragment, which reaches neither logs nor the Referer header.
  return { id, link: `${platform.settings.address}/speak#${token}` };
}

export type AskingRefusal = 'speaker-without-address' | HeldBackReason;

export interface Letter {
  mail: Mail;
  /** The same content as an SMS. */
  text: string;
  kind: string;
  effect: string;
}

/** Null if queued, otherwise the reason. */
export async function send(
  { tenant, now }: Pick<Call, 'tenant' | 'now'>,
  { target, personId }: SpeakerContact,
  { mail, text, kind, effect }: Letter,
): Promise<AskingRefusal | null> {
  if (!target) return 'speaker-without-address';
  const about = { personId, kind, effect };
  if (target.channel === 'sms') {
    const sms = { ...about, phone: target.address, subject: mail.subject, body: text };
    const held = await queueText(tenant, sms, now);
    return held === 'no-number' ? 'speaker-without-address' : held;
  }
  await queueMessages(tenant, [{ ...about, channel: 'email', recipient: target.address, ...mail }]);
  return null;
}

/**
 * Null if sent, otherwise the reason, upon which the caller must roll back. Requires the lock of the talk.
 * @param was the version that the speaker accepted before.
 */
export async function askSpeaker(
  call: Call,
  talk: RequestedTalk,
  was: TalkVersion | null = null,
): Promise<AskingRefusal | null> {
  const { letter, contact } = await letterTo(call.tenant, talk);
  if (!contact.target) return 'speaker-without-address';
  const { id, link } = await newLink(call, talk.key, contact.target.channel);
  return send(call, contact, {
    mail: was ? changedMail(letter, was, link) : requestMail(letter, link),
    text: was ? changedText(letter, was, link) : requestText(letter, link),
    kind: 'assignment',
    effect: `talk-request:${id}`,
  });
}

/** Whether a reminder was queued, once at each of the two times (TALK-R1). Requires the lock of the talk. */
export async function remindOfTalk(
  call: Call,
  kind: DutyReminderKind,
  talk: RequestedTalk,
): Promise<boolean> {
  const { date, key, reached } = talk;
  const of = 'talk_id' in key ? `talk:${key.talk_id}` : `away-talk:${key.away_talk_id}`;
  const effect = `${kind}:${of}:${date}:${reached.person_id ?? 0}`;
  if ((await sentMessages.told(call.tenant, [effect])).has(effect)) return false;
  const { letter, contact } = await letterTo(call.tenant, talk);
  const words = { mail: reminderMail(letter), text: reminderText(letter), kind, effect };
  return (await send(call, contact, words)) === null;
}

/** Text and link for sharing (X-SHARE). Requires the lock of the talk. */
export async function writeRequest(call: Call, talk: RequestedTalk): Promise<{ text: string; link: string }> {
  const { letter } = await letterTo(call.tenant, talk);
  const { link } = await newLink(call, talk.key, 'share');
  return { text: requestText(letter, link), link };
}

/**
 * Notifies an asked speaker of another talk number, by mail only, because the page of the link shows it too
 * (WKND-O3).
 */
export async function tellOutline({ tenant }: Call, talk: RequestedTalk): Promise<void> {
  const { letter, contact } = await letterTo(tenant, talk);
  if (contact.target?.channel !== 'email') return;
  await queueMessages(tenant, [
    {
      personId: contact.personId,
      channel: 'email',
      recipient: contact.target.address,
      ...outlineMail(letter),
      kind: 'other',
      effect: `talk-outline:${talk.dutyId}:${talk.version}`,
    },
  ]);
}
