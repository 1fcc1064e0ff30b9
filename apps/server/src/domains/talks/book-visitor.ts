/** A visitor whom both coordinators agreed on, in the schedule of the weekend; nobody is asked any more (X-INVITE-SPEAKER). */
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import type { ClosedReason } from '@sheaf/rules/talks/open-meetings';
import { confirmations } from '@sheaf/rules/talks/request';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { talkDuties } from '#domains/duties/duties.public-api';
import { meetingsBetween } from '#domains/meetings/meetings.public-api';
import { holdOpenMeeting } from '#domains/talks/hold-open-meeting';
import { talks } from '#domains/talks/talks.store';
import type { Tenant } from '#platform/database/tenant';

export interface Visitor {
  name: string;
  congregation: string;
  number: number;
  /** Of the week in which they come: the meeting is held on the day that is ours. */
  date: string;
}

/** Null once it stands; otherwise why the weekend takes nobody. */
export async function bookVisitor(
  tenant: Tenant,
  { name, congregation, number, date }: Visitor,
  now: Date,
): Promise<ClosedReason | 'no-talk-part' | 'no-meeting-then' | null> {
  const monday = mondayOf(date);
  const weekend = (await meetingsBetween(tenant, monday, addDays(monday, 6))).find(
    ({ type }) => type === 'public',
  );
  const held = weekend && (await holdOpenMeeting(tenant, weekend.id, now));
  if (!weekend || !held) return 'no-meeting-then';
  if ('closed' in held) return held.closed;
  await talks.removeDeclined(tenant, weekend.id);
  const id = await talks.add(tenant, {
    meeting_id: weekend.id,
    duty_id: held.dutyId,
    number,
    confirmed: confirmations.encode('confirmed'),
    ...{ person_id: null, speaker_id: null, host_id: null },
    ...{ speaker_name: name, speaker_congregation: congregation },
    ...{ speaker_email: null, speaker_phone: null, speaker_lang: null },
  });
  if (id === undefined) return 'talk-taken';
  await talkDuties.fill(tenant, held.dutyId, null);
  return null;
}
