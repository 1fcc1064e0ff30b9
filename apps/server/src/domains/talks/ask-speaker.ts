/** A speaker is asked: the request is kept with its link, and the mail leaves with the same commit, once (WKND-O1). */

import type { HeldBackReason } from '@sheaf/rules/messages/plan-sending';
import { titleIn } from '@sheaf/rules/talks/title-list';
import { readLetterhead } from '#domains/congregations/congregations.public-api';
import { queueText } from '#domains/messages/messages.public-api';
import { findCoordinator } from '#domains/talks/find-coordinator';
import { notesOf } from '#domains/talks/present-talk';
import type { RequestedTalk, TalkKey } from '#domains/talks/requested-talk';
import { contactOf } from '#domains/talks/speaker-contact';
import { outlineMail, requestMail, requestText, type TalkLetter } from '#domains/talks/talk-mail';
import { type RequestChannel, talkRequests } from '#domains/talks/talk-requests.store';
import { talkTitles } from '#domains/talks/talk-titles.store';
import type { Tenant } from '#platform/database/tenant';
import { queueMessages } from '#platform/outbox/outbox.store';
import type { Platform } from '#platform/platform';
import { hashSecret, newSecret } from '#platform/secrets';

interface Call {
  tenant: Tenant;
  platform: Platform;
  now: Date;
}

async function letterTo(
  tenant: Tenant,
  talk: RequestedTalk,
): Promise<{ letter: TalkLetter; contact: Awaited<ReturnType<typeof contactOf>> }> {
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

/** Only the hash is kept, so a link cannot be shown again: each request has its own. */
async function newLink({ tenant, platform, now }: Call, key: TalkKey, channel: RequestChannel) {
  const token = newSecret();
  const id = await talkRequests.add(tenant, { key, tokenHash: hashSecret(token), channel, now });
  // What stands behind # is in no log and in no Referer.
  return { id, link: `${platform.settings.address}/speak#${token}` };
}

export type AskingRefusal = 'speaker-without-address' | HeldBackReason;

/** Null when they were asked, else why not: nothing of it may stay then. The talk is locked. */
export async function askSpeaker(call: Call, talk: RequestedTalk): Promise<AskingRefusal | null> {
  const { letter, contact } = await letterTo(call.tenant, talk);
  const { way, personId } = contact;
  if (!way) return 'speaker-without-address';
  const { id, link } = await newLink(call, talk.key, way.channel);
  const about = { personId, kind: 'assignment', effect: `talk-request:${id}` };
  if (way.channel === 'sms') {
    const { subject } = requestMail(letter, link);
    const text = { ...about, phone: way.address, subject, body: requestText(letter, link) };
    const held = await queueText(call.tenant, text, call.now);
    return held === 'no-number' ? 'speaker-without-address' : held;
  }
  await queueMessages(call.tenant, [
    { ...about, channel: 'email', recipient: way.address, ...requestMail(letter, link) },
  ]);
  return null;
}

/** X-SHARE. The talk is locked. */
export async function writeRequest(call: Call, talk: RequestedTalk): Promise<{ text: string; link: string }> {
  const { letter } = await letterTo(call.tenant, talk);
  const { link } = await newLink(call, talk.key, 'share');
  return { text: requestText(letter, link), link };
}

/** WKND-O3: whoever was asked is told of the other talk; by mail alone, for the page of the link tells it too. */
export async function tellOutline({ tenant }: Call, talk: RequestedTalk): Promise<void> {
  const { letter, contact } = await letterTo(tenant, talk);
  if (contact.way?.channel !== 'email') return;
  await queueMessages(tenant, [
    {
      personId: contact.personId,
      channel: 'email',
      recipient: contact.way.address,
      ...outlineMail(letter),
      kind: 'other',
      effect: `talk-outline:${talk.dutyId}:${talk.version}`,
    },
  ]);
}
