/** Books a visitor whom both coordinators agreed on, without asking them (X-INVITE-SPEAKER). */

import type { MeetingTime } from '@sheaf/rules/meetings/proposals/move-agreed';
import type { ClosedReason } from '@sheaf/rules/meetings/talks/open-meetings';
import { confirmations } from '@sheaf/rules/meetings/talks/request';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { fillTalkDuty } from '#contexts/duties/duties.api';
import { meetingsBetween } from '#contexts/meetings/meetings/meetings.api';
import { holdOpenMeeting } from '#contexts/meetings/talks/hold-open-meeting';
import { type Speaker, talks } from '#contexts/meetings/talks/talks.store';
import type { Tenant } from '#platform/database/tenant';

export interface Visitor {
  name: string;
  congregation: string;
  number: number;
  /** Proposal of the agreement. */
  proposalId: number;
  /** Any date of the week; the talk is on the own meeting day. */
  date: string;
  /** Day and time that the other congregation accepted; the yes is open if the meeting is at another. */
  agreed: MeetingTime;
  /** Directory speaker, for contact data; null if unknown. */
  known: Pick<Speaker, 'speaker_id' | 'host_id' | 'speaker_lang'> | null;
  /** Language group of the weekend; null for the whole congregation. */
  group: number | null;
}

export type BookingObstacle = ClosedReason | 'no-talk-part';

const weekendOf = async (tenant: Tenant, date: string, group: number | null) => {
  const monday = mondayOf(date);
  const planned = await meetingsBetween(tenant, monday, addDays(monday, 6), group);
  return planned.find(({ type }) => type === 'public');
};

/** Own weekend meeting in the week of the date; null if none is planned. */
export async function plannedWeekend(
  tenant: Tenant,
  date: string,
  group: number | null,
): Promise<MeetingTime | null> {
  const weekend = await weekendOf(tenant, date, group);
  return weekend ? { date: weekend.held_on, time: weekend.starts_at } : null;
}

/** Undefined if no own weekend meeting is planned in the week of the date. */
export async function holdWeekend(tenant: Tenant, date: string, now: Date, group: number | null) {
  const weekend = await weekendOf(tenant, date, group);
  const held = weekend && (await holdOpenMeeting(tenant, weekend.id, now));
  return weekend && held && { meetingId: weekend.id, held };
}

/** Reason why the weekend accepts no booking; null also for a weekend not planned yet. */
export async function closedWeekend(
  tenant: Tenant,
  date: string,
  now: Date,
  group: number | null,
): Promise<BookingObstacle | null> {
  const weekend = await holdWeekend(tenant, date, now, group);
  return weekend && 'closed' in weekend.held ? weekend.held.closed : null;
}

/** Null if booked, otherwise the reason. */
export async function bookVisitor(
  tenant: Tenant,
  { name, congregation, number, proposalId, date, agreed, known, group }: Visitor,
  now: Date,
): Promise<BookingObstacle | 'no-meeting-then' | null> {
  const weekend = await holdWeekend(tenant, date, now, group);
  if (!weekend) return 'no-meeting-then';
  const { meetingId, held } = weekend;
  if ('closed' in held) return held.closed;
  await talks.removeDeclined(tenant, meetingId);
  const id = await talks.add(tenant, {
    meeting_id: meetingId,
    duty_id: held.dutyId,
    number,
    proposal_id: proposalId,
    answered_as: JSON.stringify(agreed),
    confirmed: confirmations.encode('confirmed'),
    person_id: null,
    speaker_id: null,
    host_id: null,
    speaker_lang: null,
    ...known,
    speaker_name: name,
    speaker_congregation: congregation,
    speaker_email: null,
    speaker_phone: null,
  });
  if (id === undefined) return 'talk-taken';
  await fillTalkDuty(tenant, held.dutyId, null);
  return null;
}
