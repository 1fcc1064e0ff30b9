/** What was accepted goes into the own schedule, and never into that of the other side (PROP-R5). */
import { type ProposalRow, proposals, sideOf } from '#domains/proposals/proposals.store';
import type { Writing } from '#domains/proposals/write-proposal';
import { bookVisitor } from '#domains/talks/talks.public-api';

type NotPlaced = Exclude<Awaited<ReturnType<typeof bookVisitor>>, null>;

/** Null once it stands there. */
export async function placeInSchedule(
  { tenant, now }: Omit<Writing, 'platform'>,
  row: ProposalRow,
  number: number,
): Promise<NotPlaced | null> {
  if (sideOf(tenant, row) === 'to') {
    const { speaker_name: name, from_name: congregation, held_on: date } = row;
    const closed = await bookVisitor(tenant, { name, congregation, number, date }, now);
    if (closed) return closed;
    await proposals.markPlaced(tenant, row, now);
  }
  return null;
}
