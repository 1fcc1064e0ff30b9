/** Agreed talks at the own weekends, compared and confirmed after a move of the meeting (PROP-R15). */
import type { HostedTalk } from '@sheaf/rules/meetings/proposals/move-agreed';
import { confirmations } from '@sheaf/rules/meetings/talks/request';
import { cancelledMeetings } from '#contexts/meetings/meetings/meetings.api';
import { changedTalks } from '#contexts/meetings/talks/changed-talks.store';
import { isYes, type TalkVersion } from '#contexts/meetings/talks/kept-talk-answer';
import { talks } from '#contexts/meetings/talks/talks.store';
import type { Tenant } from '#platform/database/tenant';

const confirmed = confirmations.encode('confirmed');

/** By proposal id; undefined for a talk that is cleared, cancelled or unconfirmed. */
export async function hostedTalks(
  tenant: Tenant,
  proposalIds: readonly number[],
): Promise<(proposalId: number) => HostedTalk | undefined> {
  if (proposalIds.length === 0) return () => undefined;
  const [local] = await changedTalks.ofProposals(tenant, proposalIds);
  const cancelled = new Set(await cancelledMeetings(tenant));
  return (proposalId) => {
    const row = local.find(
      ({ proposal_id, cleared_at, meeting_id, said }) =>
        proposal_id === proposalId && cleared_at === null && !cancelled.has(meeting_id) && isYes({ said }),
    );
    return row && { confirmed: row.answered_as as TalkVersion, now: row.facts as TalkVersion };
  };
}

/** Confirms the talk for the current day and time. */
export async function confirmAgreedTalk(tenant: Tenant, proposalId: number): Promise<void> {
  const [local] = await changedTalks.ofProposals(tenant, [proposalId]);
  for (const { id, cleared_at } of local)
    if (cleared_at === null) await talks.setConfirmed(tenant, id, confirmed);
}
