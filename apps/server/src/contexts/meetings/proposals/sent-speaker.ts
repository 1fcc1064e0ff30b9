/**
 * Own speaker for an invitation to send one. Stored on the own side only; the other side reads just the name.
 */
import type { proposals as operations } from '@sheaf/contract/meetings/proposals/proposals';
import { sendingSide } from '@sheaf/rules/meetings/proposals/proposal';
import { ourSpeaker } from '#contexts/meetings/proposals/our-speaker';
import { proposalSenders } from '#contexts/meetings/proposals/proposal-links.store';
import { type ProposalRow, sideOf } from '#contexts/meetings/proposals/proposals.store';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.answerProposal> | Handler<typeof operations.placeProposal>;

/** False for a moved meeting: its speaker is already agreed. */
const isInvited = (tenant: Tenant, { direction, ...row }: ProposalRow): boolean =>
  direction === 'invite' &&
  row.moved_from === null &&
  sendingSide(direction) === sideOf(tenant, { direction, ...row });

/** Undefined if none is named. */
export async function sentSpeaker(call: Call, row: ProposalRow) {
  const { speaker_id: id } = call.body;
  if (id === undefined) return undefined;
  if (!isInvited(call.tenant, row)) return call.invalid({ speaker_id: ['no-such-person'] });
  return ourSpeaker(call, id);
}

/** Stores the speaker, who must be known before the talk is booked. */
export async function saveSentSpeaker(
  call: Call,
  row: ProposalRow,
  person: { id: number } | undefined,
): Promise<void> {
  const { tenant } = call;
  if (!isInvited(tenant, row)) return;
  if (person)
    return proposalSenders.name(tenant, {
      proposal_id: row.id,
      person_id: person.id,
      host_id: row.from_congregation,
      speaker_id: null,
      contact_name: null,
      contact_email: null,
      language_group_id: null,
    });
  const [known] = await proposalSenders.of(tenant, [row.id]);
  if (known?.person_id == null) return call.invalid({ speaker_id: ['required'] });
}
