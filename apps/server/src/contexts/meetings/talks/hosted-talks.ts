/** Agreed talks in own weekends, and their changes after a meeting is moved (PROP-R15). */
import type { HostedTalk, MeetingTime } from '@sheaf/rules/meetings/proposals/move-agreed';
import { confirmations } from '@sheaf/rules/meetings/talks/request';
import { editAwayDuty } from '#contexts/duties/duties.api';
import { cancelledMeetings } from '#contexts/meetings/meetings/meetings.api';
import { awayTalks } from '#contexts/meetings/talks/away-talks.store';
import { dutyTimesOf } from '#contexts/meetings/talks/book-away';
import { changedTalks } from '#contexts/meetings/talks/changed-talks.store';
import { isYes, type TalkVersion } from '#contexts/meetings/talks/kept-talk-answer';
import { talks } from '#contexts/meetings/talks/talks.store';
import { readLetterhead } from '#contexts/people/people.api';
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

/** Moves the talk of an own speaker to another day or time. False if the talk no longer exists. */
export async function moveAgreedAway(
  tenant: Tenant,
  proposalId: number,
  { date, time }: MeetingTime,
): Promise<boolean> {
  const [, away] = await changedTalks.ofProposals(tenant, [proposalId]);
  const row = away[0] && (await awayTalks.lock(tenant, away[0].id));
  if (!row) return false;
  const { zone: home } = await readLetterhead(tenant);
  const { person_id, host_id, host_name, zone, number } = row;
  const values = { person_id, host_id: host_id!, host_name, zone, number, held_on: date, starts_at: time };
  await awayTalks.edit(tenant, row.id, values);
  await awayTalks.setConfirmed(tenant, row.id, confirmed);
  await editAwayDuty(tenant, row.id, dutyTimesOf(values, home));
  return true;
}
