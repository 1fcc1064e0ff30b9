/**
 * Writes a proposal to the other coordinator: the link is stored as a hash, and the mail is queued once in
 * the same commit.
 */
import { mostProposalsADay } from '@sheaf/rules/meetings/proposals/proposal';
import { hostPlace } from '#contexts/meetings/proposals/host-place';
import { movedOf } from '#contexts/meetings/proposals/present-proposal';
import {
  askingMail,
  askingText,
  type ProposalLetter,
  settledMail,
} from '#contexts/meetings/proposals/proposal-letter';
import {
  proposalLinks,
  proposalSenders,
  type SenderRow,
} from '#contexts/meetings/proposals/proposal-links.store';
import { hostNameOf, numbersOf, type ProposalRow } from '#contexts/meetings/proposals/proposals.store';
import { congregationCard, outlinesOf } from '#contexts/meetings/speakers/speakers.api';
import { findCoordinator } from '#contexts/meetings/talks/talks.api';
import { lockCongregation, readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import { queueMessages } from '#platform/outbox/outbox.store';
import type { Platform } from '#platform/platform';
import { hashSecret, newSecret } from '#platform/secrets';

export interface LetterContext {
  tenant: Tenant;
  platform: Pick<Platform, 'settings'>;
  now: Date;
}

const dayMilliseconds = 86_400_000;

/**
 * Daily limit of letters, so that a mistake reaches few strangers. Locks, which serialises simultaneous
 * requests.
 */
export async function mayWriteMore({ tenant, now }: LetterContext): Promise<boolean> {
  await lockCongregation(tenant);
  return (
    (await proposalLinks.sentSince(tenant, new Date(now.getTime() - dayMilliseconds))) < mostProposalsADay
  );
}

async function letterOf(
  { tenant }: LetterContext,
  row: ProposalRow,
  sender: SenderRow | undefined,
): Promise<ProposalLetter> {
  const { name, lang, time_format: timeFormat } = await readLetterhead(tenant);
  const moved = movedOf(row);
  const host = sender?.host_id ? await congregationCard(tenant, sender.host_id) : undefined;
  const coordinator = await findCoordinator(tenant);
  const outlines = (await outlinesOf(tenant))(numbersOf(row));
  const written = host?.lang ?? lang;
  return {
    direction: row.direction,
    lang: written,
    place: await hostPlace(tenant, row, written),
    name: sender?.contact_name ?? null,
    congregation: row.direction === 'invite' ? hostNameOf({ ...row, from_name: name }) : name,
    speaker: row.speaker_name || null,
    date: row.held_on,
    talks: outlines.map(({ number, title }) => (title === null ? `${number}.` : `${number}. ${title}`)),
    word: row.word,
    moved: moved && { ...moved, timeFormat },
    coordinator: { name: coordinator?.name ?? name, phone: coordinator?.phone ?? null },
  };
}

async function newLink(
  { tenant, platform, now }: LetterContext,
  proposalId: number,
  channel: 'email' | 'share',
) {
  const token = newSecret();
  const id = await proposalLinks.add(tenant, { proposalId, tokenHash: hashSecret(token), channel, now });
  // The token is in the fragment, which reaches neither logs nor the Referer header.
  return { id, link: `${platform.settings.address}/propose#${token}` };
}

const senderOf = async (tenant: Tenant, id: number): Promise<SenderRow | undefined> =>
  (await proposalSenders.of(tenant, [id]))[0];

/** False if the contact has no address. */
export async function mailProposal(writing: LetterContext, row: ProposalRow): Promise<boolean> {
  const { tenant } = writing;
  const sender = await senderOf(tenant, row.id);
  if (!sender?.contact_email) return false;
  const letter = await letterOf(writing, row, sender);
  const { id, link } = await newLink(writing, row.id, 'email');
  await queueMessages(tenant, [
    {
      personId: null,
      channel: 'email',
      recipient: sender.contact_email,
      ...askingMail(letter, link),
      effect: `proposal-link:${id}`,
    },
  ]);
  return true;
}

/** X-SHARE. */
export async function writeProposal(
  writing: LetterContext,
  row: ProposalRow,
): Promise<{ text: string; link: string }> {
  const letter = await letterOf(writing, row, await senderOf(writing.tenant, row.id));
  const { link } = await newLink(writing, row.id, 'share');
  return { text: askingText(letter, link), link };
}

/** Mails the end of a proposal to a contact who was asked by mail. */
export async function mailSettled(
  writing: LetterContext,
  row: ProposalRow,
  state: 'accepted' | 'withdrawn',
): Promise<void> {
  const sender = await senderOf(writing.tenant, row.id);
  if (!sender?.contact_email) return;
  const letter = await letterOf(writing, row, sender);
  await queueMessages(writing.tenant, [
    {
      personId: null,
      channel: 'email',
      recipient: sender.contact_email,
      ...settledMail(letter, state),
      effect: `proposal-settled:${row.id}:${row.round}:${state}`,
    },
  ]);
}
