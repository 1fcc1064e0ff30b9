import type { responsibilities as operations } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { meetingsBetween } from '#contexts/meetings/meetings/meetings.api';
import { presentEntries, shownDays } from '#contexts/meetings/responsibilities/present-entry';
import { readToday } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** ATTEND-C1: why a place is open is told to those who edit the schedule. */
export async function listSchedule({ tenant, actor, now }: Handler<typeof operations.listSchedule>) {
  const { from, to } = shownDays(await readToday(tenant, now));
  const meetings = await meetingsBetween(tenant, from, to);
  return presentEntries(tenant, meetings, actor.permissions.has('schedules.attendants.edit'));
}
