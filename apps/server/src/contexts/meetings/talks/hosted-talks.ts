/** Talks of the own weekends that two congregations agreed on, and what becomes of them when the meeting is moved (PROP-R15). */
import type { HostedTalk, MeetingTime } from '@sheaf/rules/meetings/proposals/move-agreed';
import { confirmations } from '@sheaf/rules/meetings/talks/request';
import { awayDutiesOfTalks, editAwayDuty } from '#contexts/duties/duties.api';
import { cancelledMeetings } from '#contexts/meetings/meetings/meetings.api';
import { awayTalks } from '#contexts/meetings/talks/away-talks.store';
import { dutyTimesOf } from '#contexts/meetings/talks/book-away';
import { changedTalks } from '#contexts/meetings/talks/changed-talks.store';
import { isYes, type TalkVersion } from '#contexts/meetings/talks/kept-talk-answer';
import { awayTalk } from '#contexts/meetings/talks/requested-talk';
import { talks } from '#contexts/meetings/talks/talks.store';
import { type Telling, tellMoved, wasAsked } from '#contexts/meetings/talks/tell-speaker';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

const confirmed = confirmations.encode('confirmed');

/** By the ids of their proposals; undefined for a talk that is cleared, cancelled or was not confirmed. */
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

/** The talk of the own weekend is confirmed for the present day and hour. */
export async function confirmAgreedTalk(tenant: Tenant, proposalId: number): Promise<void> {
  const [local] = await changedTalks.ofProposals(tenant, [proposalId]);
  for (const { id, cleared_at } of local)
    if (cleared_at === null) await talks.setConfirmed(tenant, id, confirmed);
}

/**
 * Our speaker goes on another day or at another hour, and is told; a yes that they gave by mail or SMS is open again, and they are asked
 * by the job of changed talks. False where no such talk is arranged any more.
 */
export async function moveAgreedAway(
  telling: Telling,
  proposalId: number,
  { date, time }: MeetingTime,
): Promise<boolean> {
  const { tenant } = telling;
  const [, away] = await changedTalks.ofProposals(tenant, [proposalId]);
  const row = away[0] && (await awayTalks.lock(tenant, away[0].id));
  if (!row) return false;
  const { zone: home } = await readLetterhead(tenant);
  const { person_id, host_id, host_name, zone, number } = row;
  const values = { person_id, host_id: host_id!, host_name, zone, number, held_on: date, starts_at: time };
  const before = await awayTalk(tenant, row);
  await awayTalks.edit(tenant, row.id, values);
  await editAwayDuty(tenant, row.id, dutyTimesOf(values, home));
  if (before.agreed && (await wasAsked(telling, before))) return true;
  await awayTalks.setConfirmed(tenant, row.id, confirmed);
  const [duty] = await awayDutiesOfTalks(tenant, [row.id]);
  // An answer to the duty is open again, and its person is told by that (X-ACK-9).
  if (duty?.said !== null) return true;
  const was = { date: row.held_on, time: row.starts_at };
  await tellMoved(telling, await awayTalk(tenant, (await awayTalks.read(tenant, row.id))!), was);
  return true;
}
