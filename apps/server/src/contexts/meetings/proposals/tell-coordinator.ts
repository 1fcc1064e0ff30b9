/**
 * Notifies the own coordinator of an answer of the other side in the app and by mail, once for each answer.
 */
import { proposalsNotifications } from '@sheaf/rules/meetings/proposals/notifications';
import { sendingSide, toldMark } from '@sheaf/rules/meetings/proposals/proposal';
import { movedOf } from '#contexts/meetings/proposals/present-proposal';
import { toldMail } from '#contexts/meetings/proposals/proposal-letter';
import { otherNameOf, type ProposalRow } from '#contexts/meetings/proposals/proposals.store';
import { findCoordinator } from '#contexts/meetings/talks/talks.api';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import { notify } from '#platform/notifications/notifications.store';
import { queueMessages } from '#platform/outbox/outbox.store';

interface CoordinatorContext {
  tenant: Tenant;
  now: Date;
  /** Sends no mail if undefined. */
  platform?: { settings: { address: string } };
}

function actOf(row: ProposalRow): 'received' | 'accepted' | 'countered' | 'moved' | 'declined' | 'withdrawn' {
  if (row.state !== 'open') return row.state;
  if (row.moved_from !== null) return row.turn === sendingSide(row.direction) ? 'moved' : 'countered';
  return row.round === 1 ? 'received' : 'countered';
}

export async function tellCoordinator(
  { tenant, now, platform }: CoordinatorContext,
  row: ProposalRow,
): Promise<void> {
  const coordinator = await findCoordinator(tenant);
  if (!coordinator) return;
  const kind = `${row.direction === 'offer' ? 'proposal' : 'invitation'}-${actOf(row)}` as const;
  const { speaker_name: speaker, held_on: date, word } = row;
  const other = otherNameOf(tenant, row);
  const moved = movedOf(row);
  const versions = moved && { was: moved.was.date, was_time: moved.was.time, time: moved.now.time };
  const details = { speaker, congregation: other, date, ...versions };
  await notify(tenant, proposalsNotifications, [{ personId: coordinator.id, type: kind, details }], now);
  if (!platform) return;
  const { id: personId, email, lang } = coordinator;
  const { time_format: timeFormat } = await readLetterhead(tenant);
  const link = `${platform.settings.address}/settings/proposals/`;
  await queueMessages(tenant, [
    {
      personId,
      channel: 'email',
      recipient: email,
      ...toldMail({ lang, kind, speaker, other, date, word, link, moved: moved && { ...moved, timeFormat } }),
      effect: `proposal-told:${row.id}:${toldMark(row)}`,
    },
  ]);
}
