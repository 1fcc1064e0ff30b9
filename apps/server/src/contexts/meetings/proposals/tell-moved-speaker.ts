/** One of our own who speaks there is told of a moved meeting when their coordinator is asked about it (PROP-R15). */
import { sendingSide } from '@sheaf/rules/meetings/proposals/proposal';
import { type ProposalRow, sideOf } from '#contexts/meetings/proposals/proposals.store';
import type { LetterContext } from '#contexts/meetings/proposals/write-proposal';
import { tellHostMoved } from '#contexts/meetings/talks/talks.api';

/** A settled proposal with a meeting that the other side wrote is one whose meeting is again as agreed. */
export async function tellMovedSpeaker(writing: LetterContext, row: ProposalRow): Promise<void> {
  const { direction, state, meeting, moved_from: movedFrom } = row;
  if (meeting === null || sideOf(writing.tenant, row) !== sendingSide(direction)) return;
  if (state === 'open' && movedFrom) await tellHostMoved(writing, row, { was: movedFrom, now: meeting });
  if (state === 'accepted') await tellHostMoved(writing, row, { was: null, now: meeting });
}
