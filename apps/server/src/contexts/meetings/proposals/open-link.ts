/** Opens the proposal of a link. Undefined for an invalid link, for any reason. */

import type { proposals as operations } from '@sheaf/contract/meetings/proposals/proposals';
import type { ReplyOf } from '@sheaf/contract/operation';
import { opensLink } from '@sheaf/rules/meetings/proposals/proposal';
import { hostPlace } from '#contexts/meetings/proposals/host-place';
import { offeredSpeaker } from '#contexts/meetings/proposals/offered-speaker';
import { movedOf } from '#contexts/meetings/proposals/present-proposal';
import {
  type FoundLink,
  findProposalLink,
  proposalSenders,
} from '#contexts/meetings/proposals/proposal-links.store';
import {
  hostNameOf,
  numbersOf,
  type ProposalRow,
  proposals,
} from '#contexts/meetings/proposals/proposals.store';
import { congregationCard, outlinesOf } from '#contexts/meetings/speakers/speakers.api';
import { findCoordinator } from '#contexts/meetings/talks/talks.api';
import { limitAnswers, readLetterhead, readToday } from '#contexts/people/people.api';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { hashSecret } from '#platform/secrets';

type Call =
  | Handler<typeof operations.readLink>
  | Handler<typeof operations.noteLinkSeen>
  | Handler<typeof operations.answerLink>;
type LinkReply = ReplyOf<typeof operations.readLink>;

/** Shows no more than the mail, because the link may have been passed on. */
export async function presentLink(tenant: Tenant, row: ProposalRow): Promise<LinkReply> {
  const { lang } = await readLetterhead(tenant);
  const [sender] = await proposalSenders.of(tenant, [row.id]);
  const host = sender?.host_id ? await congregationCard(tenant, sender.host_id) : undefined;
  const coordinator = await findCoordinator(tenant);
  return {
    direction: row.direction,
    date: row.held_on,
    speaker_name: row.speaker_name || null,
    outlines: (await outlinesOf(tenant))(numbersOf(row)),
    moved: movedOf(row),
    number: row.number,
    state: row.state,
    called_off: row.called_off_by !== null,
    round: row.round,
    word: row.word,
    ...(row.direction === 'offer'
      ? { congregation: row.from_name, host: hostNameOf(row) }
      : { congregation: row.host_name, host: hostNameOf(row) }),
    coordinator: coordinator ? { name: coordinator.name, phone: coordinator.phone } : null,
    lang: host?.lang ?? lang,
    place: await hostPlace(tenant, row, host?.lang ?? lang),
    awaited: row.state === 'open' && row.turn === 'to' && !row.in_app,
    answered_in: row.in_app ? row.to_name : null,
  };
}

/** An answer requires the offered speaker, and the congregation that took the proposal. */
async function isOrphaned(tenant: Tenant, row: ProposalRow): Promise<boolean> {
  if (row.in_app && row.to_congregation === null) return true;
  return row.direction === 'offer' && (await offeredSpeaker(tenant, row.id)) === undefined;
}

/**
 * @param act runs in the congregation that sent the link, with the proposal locked, without an actor, because
 * a link has no session.
 */
export async function openLink<Answer>(
  call: Call,
  operation: string,
  act: (tenant: Tenant, row: ProposalRow, link: FoundLink) => Promise<Answer>,
): Promise<Answer | undefined> {
  await limitAnswers(call);
  const link = await findProposalLink(call.platform.pool, hashSecret(call.body.token));
  if (!link) return undefined;
  const actor = { congregationId: link.congregation_id, personId: null, operation };
  return tenantTransaction(call.platform, actor, async (tenant) => {
    const row = await proposals.lock(tenant, link.proposal_id);
    if (!row) return undefined;
    const sentOn = link.sent_at.toISOString().slice(0, 10);
    const opens = opensLink(
      {
        state: row.state,
        date: row.held_on,
        isOrphaned: await isOrphaned(tenant, row),
        isCalledOff: row.called_off_by !== null,
      },
      sentOn,
      await readToday(tenant, call.now),
    );
    return opens ? act(tenant, row, link) : undefined;
  });
}
