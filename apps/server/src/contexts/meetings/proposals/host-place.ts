/** Time and place of the own meeting for an invited speaker (PROP-R13); null in an offer. */
import { meetingSchedule } from '@sheaf/contract/meetings/meetings/settings';
import type { ProposalRow } from '#contexts/meetings/proposals/proposals.store';
import { addressOf } from '#contexts/meetings/talks/talks.api';
import { readCongregationRow, readSettings } from '#contexts/people/people.api';
import { clockText } from '#platform/clock-text';
import type { Tenant } from '#platform/database/tenant';

export async function hostPlace(
  tenant: Tenant,
  { direction, group_time }: Pick<ProposalRow, 'direction' | 'group_time'>,
  lang: string,
): Promise<string | null> {
  if (direction === 'offer') return null;
  const own = await readCongregationRow(tenant);
  const { public_start_time } = await readSettings(tenant, meetingSchedule);
  const address = addressOf(own);
  const hour = clockText(lang, group_time ?? public_start_time, own.time_format);
  return address ? `${hour}, ${address}` : hour;
}
