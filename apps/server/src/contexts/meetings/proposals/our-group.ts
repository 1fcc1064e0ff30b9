/** Language group of the weekend of a talk here (X-LANG-GROUP). */
import type { proposals as operations } from '@sheaf/contract/meetings/proposals/proposals';
import { sendingSide } from '@sheaf/rules/meetings/proposals/proposal';
import { languageGroupOf } from '#contexts/meetings/meetings/meetings.api';
import { proposalSenders } from '#contexts/meetings/proposals/proposal-links.store';
import { type ProposalRow, proposals, sideOf } from '#contexts/meetings/proposals/proposals.store';
import type { Handler } from '#platform/handle';

type NamingHandler =
  | Handler<typeof operations.inviteSpeaker>
  | Handler<typeof operations.answerProposal>
  | Handler<typeof operations.placeProposal>;
type AnswerHandler = Exclude<NamingHandler, Handler<typeof operations.inviteSpeaker>>;

/** Null for the weekend of the whole congregation. */
export async function ourGroup({ tenant, body, invalid }: NamingHandler) {
  const { language_group_id: id } = body;
  if (id === undefined || id === null) return null;
  const group = await languageGroupOf(tenant, id);
  return group?.active ? group : invalid({ language_group_id: ['no-such-language-group'] });
}

/**
 * Stores the group that the host congregation names with its answer. The group of an invitation stays, and
 * that of an earlier answer stays if none is named.
 */
export async function nameGroup(call: AnswerHandler, row: ProposalRow): Promise<ProposalRow> {
  const { tenant, body } = call;
  if (body.language_group_id === undefined || body.language_group_id === row.group_id) return row;
  const group = await ourGroup(call);
  if (row.direction === 'invite' || sideOf(tenant, row) === sendingSide(row.direction))
    return call.invalid({ language_group_id: ['no-such-language-group'] });
  await proposalSenders.setGroup(tenant, row.id, group?.id ?? null);
  return (await proposals.read(tenant, row.id))!;
}
