import type { proposals as operations } from '@sheaf/contract/meetings/proposals/proposals';
import type { ReplyOf } from '@sheaf/contract/operation';
import { sendingSide } from '@sheaf/rules/meetings/proposals/proposal';
import { proposalLinks, proposalSenders } from '#contexts/meetings/proposals/proposal-links.store';
import {
  numbersOf,
  otherNameOf,
  type ProposalRow,
  proposals,
  sideOf,
} from '#contexts/meetings/proposals/proposals.store';
import { outlinesOf } from '#contexts/meetings/speakers/speakers.api';
import type { Tenant } from '#platform/database/tenant';

export type ProposalReply = ReplyOf<typeof operations.addProposal>;

/**
 * The agreed version and the requested one; null without an open question about a moved meeting (PROP-R15).
 */
export const movedOf = ({ state, moved_from, meeting }: ProposalRow): ProposalReply['moved'] =>
  state === 'open' && moved_from && meeting
    ? { was: { date: moved_from.date, time: moved_from.time }, now: meeting }
    : null;

export interface ProposalContext {
  tenant: Tenant;
}

/**
 * Only the sender sees the contact and whether it opened the link: row security hides both from the other
 * side.
 */
export async function presentProposals(
  { tenant }: ProposalContext,
  rows: readonly ProposalRow[],
): Promise<ProposalReply[]> {
  const ids = rows.map(({ id }) => id);
  const senders = new Map((await proposalSenders.of(tenant, ids)).map((row) => [row.proposal_id, row]));
  const links = Map.groupBy(await proposalLinks.of(tenant, ids), ({ proposal_id }) => proposal_id);
  const titled = await outlinesOf(tenant);
  return rows.map((row) => {
    const side = sideOf(tenant, row);
    const sender = senders.get(row.id);
    return {
      id: row.id,
      direction: row.direction,
      date: row.held_on,
      speaker_name: row.speaker_name || null,
      outlines: titled(numbersOf(row)),
      moved: movedOf(row),
      number: row.number,
      state: row.state,
      called_off: row.called_off_by !== null,
      round: row.round,
      word: row.word,
      sends: side === sendingSide(row.direction),
      asked_by_us: side === 'from',
      speaker_id: sender?.person_id ?? null,
      congregation: otherNameOf(tenant, row),
      ...(side === sendingSide(row.direction)
        ? { language_group_id: null, language_group: null }
        : { language_group_id: row.group_id, language_group: row.group_label }),
      awaited: row.state === 'open' && row.turn === side,
      in_app: row.in_app,
      placed: (side === 'from' ? row.from_placed_at : row.to_placed_at) !== null,
      contact: sender && side === 'from' ? { name: sender.contact_name, email: sender.contact_email } : null,
      sent: (links.get(row.id) ?? []).map(({ channel, sent_at, seen_at }) => ({
        channel,
        sent_at: sent_at.toISOString(),
        opened_at: seen_at?.toISOString() ?? null,
      })),
    };
  });
}

export async function presentProposal(presenting: ProposalContext, id: number): Promise<ProposalReply> {
  const [shown] = await presentProposals(presenting, [(await proposals.read(presenting.tenant, id))!]);
  return shown!;
}
