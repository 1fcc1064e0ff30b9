/** Books an accepted proposal into the own schedule, never into that of the other side (PROP-R5). */
import { sendingSide } from '@sheaf/rules/meetings/proposals/proposal';
import { agreedMeeting, requestedMeeting } from '#contexts/meetings/proposals/agreed-meeting';
import { offeredSpeaker } from '#contexts/meetings/proposals/offered-speaker';
import { proposalSenders } from '#contexts/meetings/proposals/proposal-links.store';
import { type ProposalRow, proposals, sideOf } from '#contexts/meetings/proposals/proposals.store';
import type { LetterContext } from '#contexts/meetings/proposals/write-proposal';
import { congregationCard, findSpeaker } from '#contexts/meetings/speakers/speakers.api';
import {
  bookAway,
  bookVisitor,
  confirmAgreedTalk,
  moveAgreedAway,
  moveAgreedAwayTo,
  moveAgreedVisitor,
} from '#contexts/meetings/talks/talks.api';
import type { Tenant } from '#platform/database/tenant';

type PlacementObstacle =
  | Exclude<Awaited<ReturnType<typeof bookVisitor | typeof bookAway>>, null>
  | 'proposal-speaker-gone';

/** The directory speaker invited by name; null if the other side sends another. */
async function invitedSpeaker(tenant: Tenant, { id, speaker_name: name }: ProposalRow) {
  const [own] = await proposalSenders.of(tenant, [id]);
  const found = own?.speaker_id == null ? undefined : await findSpeaker(tenant, own.speaker_id);
  if (found?.full_name !== name) return null;
  const card = await congregationCard(tenant, found.congregation_id);
  return { speaker_id: found.id, host_id: found.congregation_id, speaker_lang: card?.lang ?? null };
}

/** Books a visitor into the weekend of the host. */
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
      agreed: await agreedMeeting(tenant, row),
      proposalId: row.id,
      group: row.group_id,
      known: await invitedSpeaker(tenant, row),
    },
    now,
  );
}

/** Language group of the host, in the shape of a talk elsewhere. */
const hostGroupOf = ({ group_label: label, group_day, group_time }: ProposalRow) =>
  label === null ? null : { label, public_day: group_day!, public_start_time: group_time! };

/** Books a talk elsewhere for the own speaker. */
async function placeAway(
  tenant: Tenant,
  row: ProposalRow,
  number: number,
): Promise<PlacementObstacle | null> {
  const { id, held_on: date } = row;
  const speaker = await offeredSpeaker(tenant, id);
  if (!speaker || speaker.hostId === null) return 'proposal-speaker-gone';
  return bookAway(tenant, {
    personId: speaker.personId,
    hostId: speaker.hostId,
    number,
    proposalId: id,
    date,
    meeting: requestedMeeting(row),
    group: hostGroupOf(row),
  });
}

/**
 * Moves the booked talk to the new day or time of its meeting, or to the other date that the speaker's side
 * requested (PROP-R15). Undefined if the talk is no longer booked.
 */
export async function followAgreement(
  { tenant, now }: Omit<LetterContext, 'platform'>,
  row: ProposalRow,
): Promise<PlacementObstacle | null | undefined> {
  const { id, direction, meeting, held_on: date } = row;
  const isOther = meeting?.date !== date;
  if (sideOf(tenant, row) === sendingSide(direction))
    return isOther
      ? moveAgreedAwayTo({ tenant, now }, id, { date, group: hostGroupOf(row) })
      : moveAgreedAway({ tenant, now }, id, meeting);
  if (isOther) {
    const agreed = await agreedMeeting(tenant, row);
    return moveAgreedVisitor(tenant, id, { date, agreed, group: row.group_id }, now);
  }
  await confirmAgreedTalk(tenant, id);
  return null;
}

/** Returns null if booked, otherwise the obstacle. */
export async function placeInSchedule(
  { tenant, now }: Omit<LetterContext, 'platform'>,
  row: ProposalRow,
  number: number,
): Promise<PlacementObstacle | null> {
  const followed = row.moved_from === null ? undefined : await followAgreement({ tenant, now }, row);
  if (followed !== undefined) return followed;
  const closed =
    sideOf(tenant, row) === sendingSide(row.direction)
      ? await placeAway(tenant, row, number)
      : await placeVisitor(tenant, row, number, now);
  if (closed) return closed;
  await proposals.markPlaced(tenant, row, now);
  return null;
}
