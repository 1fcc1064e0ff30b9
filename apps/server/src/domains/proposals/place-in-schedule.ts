/** What was accepted goes into the own schedule, and never into that of the other side (PROP-R5). */
import { sendingSide } from '@sheaf/rules/proposals/proposal';
import { offeredSpeaker } from '#domains/proposals/offered-speaker';
import { type ProposalRow, proposals, sideOf } from '#domains/proposals/proposals.store';
import type { Writing } from '#domains/proposals/write-proposal';
import { bookAway, bookVisitor } from '#domains/talks/talks.public-api';
import type { Tenant } from '#platform/database/tenant';

type NotPlaced =
  | Exclude<Awaited<ReturnType<typeof bookVisitor | typeof bookAway>>, null>
  | 'proposal-speaker-gone';

/** Where the talk is given: a visitor in the weekend. */
const placeVisitor = (
  tenant: Tenant,
  { id: proposalId, direction, speaker_name: name, from_name, host_name, held_on: date }: ProposalRow,
  number: number,
  now: Date,
) =>
  bookVisitor(
    tenant,
    { name, congregation: direction === 'offer' ? from_name : host_name, number, proposalId, date },
    now,
  );

/** Whose speaker it is: a talk that they give elsewhere. */
async function placeAway(
  tenant: Tenant,
  { id, held_on: date }: ProposalRow,
  number: number,
): Promise<NotPlaced | null> {
  const speaker = await offeredSpeaker(tenant, id);
  if (!speaker || speaker.hostId === null) return 'proposal-speaker-gone';
  return bookAway(tenant, {
    personId: speaker.personId,
    hostId: speaker.hostId,
    number,
    proposalId: id,
    date,
  });
}

/** Null once it stands there. */
export async function placeInSchedule(
  { tenant, now }: Omit<Writing, 'platform'>,
  row: ProposalRow,
  number: number,
): Promise<NotPlaced | null> {
  const closed =
    sideOf(tenant, row) === sendingSide(row.direction)
      ? await placeAway(tenant, row, number)
      : await placeVisitor(tenant, row, number, now);
  if (closed) return closed;
  await proposals.markPlaced(tenant, row, now);
  return null;
}
