import { isSlipOf, slipsOf } from '@sheaf/rules/meetings/meetings/slips';
import { readDuty } from '#contexts/duties/duties.api';
import { headOf } from '#contexts/meetings/meetings/language-groups/letterhead';
import { type MeetingWindow, meetings } from '#contexts/meetings/meetings/meetings.store';
import {
  type PrintedMeeting,
  printMeetings,
  readPrinted,
} from '#contexts/meetings/meetings/printed-meetings';
import type { Tenant } from '#platform/database/tenant';

interface SlipsOf {
  user_id?: number | undefined;
  language_group_id?: number | undefined;
}

const slipsOfMeeting = ({ meeting, parts, duties }: PrintedMeeting) =>
  slipsOf(
    parts.map(({ row }) => row),
    duties,
  ).map((slip) => ({ ...slip, meeting }));

export async function readSlips(tenant: Tenant, window: MeetingWindow, of: SlipsOf) {
  const { user_id: person, language_group_id: group = null } = of;
  const { head, printed } = await readPrinted(tenant, window, group);
  const slips = printed.filter(({ instead }) => instead === null).flatMap(slipsOfMeeting);
  return { head, slips: person === undefined ? slips : slips.filter((slip) => isSlipOf(slip, person)) };
}

export type ReadSlip = Awaited<ReturnType<typeof readSlips>>['slips'][number];

/**
 * Slip of a duty that this person has; undefined for a duty without slip, such as a prayer, and for a
 * cancelled meeting.
 */
export async function readSlipOfDuty(tenant: Tenant, dutyId: number, personId: number) {
  const duty = await readDuty(tenant, dutyId);
  if (duty?.meeting_id == null || duty.person_id !== personId) return undefined;
  const found = await meetings.ofIds(tenant, [duty.meeting_id]);
  const head = await headOf(tenant, found[0]?.language_group_id ?? null);
  const [printed] = await printMeetings(tenant, found, head.lang);
  if (!printed || printed.instead !== null) return undefined;
  const slip = slipsOfMeeting(printed).find((one) => one.duty.id === dutyId || one.helper?.id === dutyId);
  return slip && { head, slip };
}
