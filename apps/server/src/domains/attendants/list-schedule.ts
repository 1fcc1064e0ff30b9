import type { attendants as operations } from '@sheaf/contract/attendants/attendants';
import { presentEntries, shownDays } from '#domains/attendants/present-entry';
import { readToday } from '#domains/congregations/congregations.public-api';
import { meetingsBetween } from '#domains/meetings/meetings.public-api';
import type { Handler } from '#platform/handle';

/** ATTEND-C1: why a place is open is told to those who edit the schedule. */
export async function listSchedule({ tenant, actor, now }: Handler<typeof operations.listSchedule>) {
  const { from, to } = shownDays(await readToday(tenant, now));
  const meetings = await meetingsBetween(tenant, from, to);
  return presentEntries(tenant, meetings, actor.permissions.has('schedules.attendants.edit'));
}
