/** Time and place of the own meeting for an invited speaker (PROP-R13); null in an offer. */
import { agreedMeeting } from '#contexts/meetings/proposals/agreed-meeting';
import type { ProposalRow } from '#contexts/meetings/proposals/proposals.store';
import { addressOf } from '#contexts/meetings/talks/talks.api';
import { readCongregationRow } from '#contexts/people/people.api';
import { clockText } from '#platform/clock-text';
import type { Tenant } from '#platform/database/tenant';

export async function hostPlace(
  tenant: Tenant,
  row: Pick<ProposalRow, 'direction' | 'group_time' | 'group_day' | 'held_on' | 'meeting'>,
  lang: string,
): Promise<string | null> {
  if (row.direction === 'offer') return null;
  const own = await readCongregationRow(tenant);
  const address = addressOf(own);
  const { time } = await agreedMeeting(tenant, row);
  const hour = clockText(lang, time, own.time_format);
  return address ? `${hour}, ${address}` : hour;
}
