/** State of talks in the own schedule that two congregations agreed on. */
import { isMeetingCancelled } from '@sheaf/rules/events/cancelling';
import type { AgreedTalk } from '@sheaf/rules/meetings/proposals/call-off';
import { holdsMeeting } from '@sheaf/rules/meetings/talks/request';
import { cancellingEvents } from '#contexts/events/events.api';
import { meetingsOfIds } from '#contexts/meetings/meetings/meetings.api';
import { changedTalks } from '#contexts/meetings/talks/changed-talks.store';
import type { Tenant } from '#platform/database/tenant';

/** Time in which a cleared booking can be restored before the other congregation is notified. */
const undoableMilliseconds = 5 * 60_000;

/** By proposal id. */
export async function agreedTalks(
  tenant: Tenant,
  proposalIds: readonly number[],
  now: Date,
): Promise<(proposalId: number) => AgreedTalk> {
  const [local, away] = await changedTalks.ofProposals(tenant, proposalIds);
  const meetings = await meetingsOfIds(
    tenant,
    local.map(({ meeting_id }) => meeting_id),
  );
  const weekOf = new Map(meetings.map(({ id, week }) => [id, week]));
  const events = await cancellingEvents(tenant);
  const isUndoable = (clearedAt: Date): boolean => now.getTime() - clearedAt.getTime() < undoableMilliseconds;
  return (proposalId) => {
    if (away.some(({ proposal_id, ...row }) => proposal_id === proposalId && holdsMeeting(row)))
      return 'stands';
    const found = local.filter(({ proposal_id, ...row }) => proposal_id === proposalId && holdsMeeting(row));
    if (found.some(({ cleared_at }) => cleared_at !== null && isUndoable(cleared_at))) return 'undoable';
    const isHeld = (id: number) => !isMeetingCancelled(events, weekOf.get(id)!, 'public');
    return found.some((row) => row.cleared_at === null && isHeld(row.meeting_id)) ? 'stands' : 'gone';
  };
}
