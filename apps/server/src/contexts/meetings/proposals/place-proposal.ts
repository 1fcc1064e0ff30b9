import type { proposals as operations } from '@sheaf/contract/meetings/proposals/proposals';
import { nameGroup } from '#contexts/meetings/proposals/our-group';
import { placeInSchedule } from '#contexts/meetings/proposals/place-in-schedule';
import { presentProposal } from '#contexts/meetings/proposals/present-proposal';
import { proposals, sideOf } from '#contexts/meetings/proposals/proposals.store';
import { saveSentSpeaker, sentSpeaker } from '#contexts/meetings/proposals/sent-speaker';
import type { Handler } from '#platform/handle';

/** Books a proposal that was accepted by link, or whose booking was prevented at first (PROP-R5). */
export async function placeProposal(call: Handler<typeof operations.placeProposal>) {
  const { tenant, params } = call;
  const row = await proposals.lock(tenant, params.id);
  if (!row) return call.missing();
  if (row.number === null) return call.refuse('proposal-not-accepted');
  const placed = sideOf(tenant, row) === 'from' ? row.from_placed_at : row.to_placed_at;
  if (placed === null) {
    await saveSentSpeaker(call, row, await sentSpeaker(call, row));
    const closed = await placeInSchedule(call, await nameGroup(call, row), row.number);
    if (closed) return call.refuse(closed);
  }
  return presentProposal(call, row.id);
}
