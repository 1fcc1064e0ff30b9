/** What was accepted goes into the own schedule, and never into that of the other side (PROP-R5). */
import { sendingSide } from '@sheaf/rules/meetings/proposals/proposal';
import { offeredSpeaker } from '#contexts/meetings/proposals/offered-speaker';
import { proposalSenders } from '#contexts/meetings/proposals/proposal-links.store';
import { type ProposalRow, proposals, sideOf } from '#contexts/meetings/proposals/proposals.store';
import type { LetterContext } from '#contexts/meetings/proposals/write-proposal';
import { congregationCard, findSpeaker } from '#contexts/meetings/speakers/speakers.api';
import { bookAway, bookVisitor, confirmAgreedTalk, moveAgreedAway } from '#contexts/meetings/talks/talks.api';
import type { Tenant } from '#platform/database/tenant';

type PlacementObstacle =
  | Exclude<Awaited<ReturnType<typeof bookVisitor | typeof bookAway>>, null>
  | 'proposal-speaker-gone';

/** Of the directory, while it is still who was invited by name: the other side may send somebody else. */
async function invitedSpeaker(tenant: Tenant, { id, speaker_name: name }: ProposalRow) {
  const [own] = await proposalSenders.of(tenant, [id]);
  const found = own?.speaker_id == null ? undefined : await findSpeaker(tenant, own.speaker_id);
  if (found?.full_name !== name) return null;
  const card = await congregationCard(tenant, found.congregation_id);
  return { speaker_id: found.id, host_id: found.congregation_id, speaker_lang: card?.lang ?? null };
}

/** Where the talk is given: a visitor in the weekend. */
async function placeVisitor(tenant: Tenant, row: ProposalRow, number: number, now: Date) {
  const { direction, speaker_name: name, from_name, host_name, held_on: date } = row;
  const congregation = direction === 'offer' ? from_name : host_name;
  return bookVisitor(
    tenant,
    {
      name,
      congregation,
      number,
      date,
      proposalId: row.id,
      group: row.group_id,
      known: await invitedSpeaker(tenant, row),
    },
    now,
  );
}

/** Whose speaker it is: a talk that they give elsewhere. */
async function placeAway(
  tenant: Tenant,
  { id, held_on: date, ...row }: ProposalRow,
  number: number,
): Promise<PlacementObstacle | null> {
  const speaker = await offeredSpeaker(tenant, id);
  if (!speaker || speaker.hostId === null) return 'proposal-speaker-gone';
  return bookAway(tenant, {
    personId: speaker.personId,
    hostId: speaker.hostId,
    number,
    proposalId: id,
    date,
    group:
      row.group_label === null
        ? null
        : { label: row.group_label, public_day: row.group_day!, public_start_time: row.group_time! },
  });
}

/** The talk that stands there already follows its meeting (PROP-R15). False where it was taken away since. */
async function followMeeting(
  tenant: Tenant,
  { id, direction, meeting, ...row }: ProposalRow,
): Promise<boolean> {
  if (row.moved_from === null || meeting === null) return false;
  if (sideOf(tenant, { id, direction, meeting, ...row }) === sendingSide(direction))
    return moveAgreedAway(tenant, id, meeting);
  await confirmAgreedTalk(tenant, id);
  return true;
}

/** Null once it stands there. */
export async function placeInSchedule(
  { tenant, now }: Omit<LetterContext, 'platform'>,
  row: ProposalRow,
  number: number,
): Promise<PlacementObstacle | null> {
  if (await followMeeting(tenant, row)) return null;
  const closed =
    sideOf(tenant, row) === sendingSide(row.direction)
      ? await placeAway(tenant, row, number)
      : await placeVisitor(tenant, row, number, now);
  if (closed) return closed;
  await proposals.markPlaced(tenant, row, now);
  return null;
}
