import type { responsibilities as operations } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { meetingsBetween } from '#contexts/meetings/meetings/meetings.api';
import { presentEntries, shownDays } from '#contexts/meetings/responsibilities/present-entry';
import { readToday } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** Shows the reason for an open place only to people who edit the schedule (ATTEND-C1). */
export async function listSchedule({ tenant, actor, now }: Handler<typeof operations.listSchedule>) {
  const { from, to } = shownDays(await readToday(tenant, now));
  const meetings = await meetingsBetween(tenant, from, to);
  return presentEntries(tenant, meetings, actor.permissions.has('schedules.attendants.edit'));
}
