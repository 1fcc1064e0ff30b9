/** Prompts of field service on the dashboard (SHELL-P4, SHELL-P7, SHELL-O8). */

import { fullName } from '@sheaf/rules/people/people/names';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { isOpen } from '@sheaf/rules/service/change-request';
import { promptedMeeting } from '@sheaf/rules/service/next-group';
import { clockOf, dateOf, instantOfWallTime, wallTimeIn } from '@sheaf/rules/time/wall-time';
import { groupOfMember } from '#contexts/people/people.api';
import { asRequest, readAsked } from '#contexts/service/asked-meeting';
import { changeRequests } from '#contexts/service/change-requests.store';
import { presentFieldMeetings, readFieldMeetings } from '#contexts/service/field-meetings';
import { fieldMeetings } from '#contexts/service/field-meetings.store';
import { leaders } from '#contexts/service/leaders.store';
import type { Tenant } from '#platform/database/tenant';

interface PromptQuery {
  personId: number;
  zone: string;
  now: Date;
}

/** Next meeting of the own group within 24 hours, otherwise null (SHELL-P7, SHELL-O8). */
export async function promptedGroup(tenant: Tenant, { personId, zone, now }: PromptQuery) {
  const at = wallTimeIn(zone, now.getTime());
  const today = dateOf(at);
  const ownGroup = await groupOfMember(tenant, personId);
  const meetings = await readFieldMeetings(tenant, today, addDays(today, 1), ownGroup);
  const meeting = promptedMeeting(meetings, at);
  if (!meeting) return null;
  const { location, online, label, start } = meeting;
  const instant = instantOfWallTime(dateOf(start), clockOf(start), zone);
  return { location, online, label, meeting_date: new Date(instant).toISOString() };
}

/** Earliest change request that waits for the answer of this person (SHELL-P4). */
export async function openRequestFor(tenant: Tenant, { personId, zone, now }: PromptQuery) {
  const at = wallTimeIn(zone, now.getTime());
  for (const request of await changeRequests.openTo(tenant, personId)) {
    const [row] = await fieldMeetings.ofIds(tenant, [request.field_meeting_id]);
    if (!row || !isOpen(asRequest(request), await readAsked(tenant, row), at)) continue;
    const [meeting] = await presentFieldMeetings(tenant, [row], null);
    const [from] = await leaders.named(tenant, [request.from_person]);
    return {
      id: request.id,
      date: row.on_date,
      time: row.starts_at,
      location: meeting!.online ? meeting!.label : meeting!.location,
      overseer: from ? fullName(from) : '',
    };
  }
  return null;
}
