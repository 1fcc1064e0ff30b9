/** Day and time of the meeting to which the answers to a proposal refer. */
import { meetingSchedule } from '@sheaf/contract/meetings/meetings/settings';
import type { MeetingTime } from '@sheaf/rules/meetings/proposals/move-agreed';
import { hostDayOf } from '@sheaf/rules/meetings/talks/away-talk';
import type { ProposalRow } from '#contexts/meetings/proposals/proposals.store';
import { readSettings } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

/** The meeting that the host named for the requested date; null if it named none. */
export const requestedMeeting = ({
  meeting,
  held_on,
}: Pick<ProposalRow, 'meeting' | 'held_on'>): MeetingTime | null =>
  meeting?.date === held_on ? meeting : null;

/** For the host: the named meeting, otherwise its usual day and time in the week of the date. */
export async function agreedMeeting(
  tenant: Tenant,
  row: Pick<ProposalRow, 'meeting' | 'held_on' | 'group_day' | 'group_time'>,
): Promise<MeetingTime> {
  const named = requestedMeeting(row);
  if (named) return named;
  const { public_day, public_start_time: time } = await readSettings(tenant, meetingSchedule);
  return { date: hostDayOf(row.held_on, row.group_day ?? public_day), time: row.group_time ?? time };
}
