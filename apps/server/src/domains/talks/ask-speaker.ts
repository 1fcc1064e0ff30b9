/** A speaker is asked: the request is kept with its link, and the mail leaves with the same commit, once (WKND-O1). */

import { titleIn } from '@sheaf/rules/talks/title-list';
import { readCongregationRow, readLetterhead } from '#domains/congregations/congregations.public-api';
import { meetingsOfIds } from '#domains/meetings/meetings.public-api';
import { findCoordinator } from '#domains/talks/find-coordinator';
import { notesOf } from '#domains/talks/present-talk';
import { contactOf } from '#domains/talks/speaker-of-booking';
import { outlineMail, requestMail, requestText, type TalkLetter } from '#domains/talks/talk-mail';
import { talkRequests } from '#domains/talks/talk-requests.store';
import { talkTitles } from '#domains/talks/talk-titles.store';
import type { TalkRow } from '#domains/talks/talks.store';
import type { Tenant } from '#platform/database/tenant';
import { queueMessages } from '#platform/outbox/outbox.store';
import type { Platform } from '#platform/platform';
import { hashSecret, newSecret } from '#platform/secrets';

interface Call {
  tenant: Tenant;
  platform: Platform;
  now: Date;
}

/** Where the hall is, in one line. */
export async function hallAddress(tenant: Tenant): Promise<string | null> {
  const { address, suburb } = await readCongregationRow(tenant);
  return [address, suburb].filter(Boolean).join(', ') || null;
}

async function letterTo(
  tenant: Tenant,
  row: TalkRow,
): Promise<{ letter: TalkLetter; contact: Awaited<ReturnType<typeof contactOf>> }> {
  const { name, lang, time_format } = await readLetterhead(tenant);
  const contact = await contactOf(tenant, row, lang);
  const [meeting] = await meetingsOfIds(tenant, [row.meeting_id]);
  const titles = await talkTitles.ofNumbers(tenant, [row.number]);
  const coordinator = await findCoordinator(tenant);
  return {
    contact,
    letter: {
      lang: contact.lang,
      firstName: contact.firstName,
      congregation: name,
      address: await hallAddress(tenant),
      date: meeting!.held_on,
      time: meeting!.starts_at,
      timeFormat: time_format,
      talk: notesOf(row.number, titleIn(titles, row.number, [contact.lang, lang])),
      coordinator: { name: coordinator?.name ?? name, phone: coordinator?.phone ?? null },
    },
  };
}

/** Only the hash is kept, so a link cannot be shown again: each request has its own. */
async function newLink({ tenant, platform, now }: Call, talkId: number, channel: 'email' | 'share') {
  const token = newSecret();
  const id = await talkRequests.add(tenant, { talkId, tokenHash: hashSecret(token), channel, now });
  // What stands behind # is in no log and in no Referer.
  return { id, link: `${platform.settings.address}/speak#${token}` };
}

/** False where he has no address. The talk is locked. */
export async function askSpeaker(call: Call, row: TalkRow): Promise<boolean> {
  const { letter, contact } = await letterTo(call.tenant, row);
  if (!contact.email) return false;
  const { id, link } = await newLink(call, row.id, 'email');
  await queueMessages(call.tenant, [
    {
      personId: contact.personId,
      channel: 'email',
      recipient: contact.email,
      ...requestMail(letter, link),
      kind: 'assignment',
      effect: `talk-request:${id}`,
    },
  ]);
  return true;
}

/** X-SHARE. The talk is locked. */
export async function writeRequest(call: Call, row: TalkRow): Promise<{ text: string; link: string }> {
  const { letter } = await letterTo(call.tenant, row);
  const { link } = await newLink(call, row.id, 'share');
  return { text: requestText(letter, link), link };
}

/** WKND-O3: whoever was asked is told of the other talk. */
export async function tellOutline({ tenant }: Call, row: TalkRow): Promise<void> {
  const { letter, contact } = await letterTo(tenant, row);
  if (!contact.email) return;
  await queueMessages(tenant, [
    {
      personId: contact.personId,
      channel: 'email',
      recipient: contact.email,
      ...outlineMail(letter),
      kind: 'other',
      effect: `talk-outline:${row.id}:${row.version}`,
    },
  ]);
}
