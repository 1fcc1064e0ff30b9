/** The meetings stand at the day and the hour that the settings say: made where they are missing, and moved where those changed. */
import { meetingSchedule } from '@sheaf/contract/congregations/modules';
import { followSettings } from '@sheaf/rules/meetings/week-meetings';
import { readSettings, readToday } from '#domains/congregations/congregations.public-api';
import { makeWeeks } from '#domains/meetings/make-weeks';
import { meetings } from '#domains/meetings/meetings.store';
import { settleMeeting } from '#domains/meetings/plan-of-meeting';
import type { Tenant } from '#platform/database/tenant';

async function moveMeetings(tenant: Tenant, now: Date): Promise<void> {
  const settings = await readSettings(tenant, meetingSchedule);
  const today = await readToday(tenant, now);
  for (const meeting of await meetings.lockAfter(tenant, today)) {
    const time = followSettings(meeting, settings, today);
    if (time) await settleMeeting(tenant, await meetings.edit(tenant, meeting.id, time));
  }
}

/** Run twice it has one effect. */
export async function meetingsFollowSettings(tenant: Tenant, now: Date): Promise<void> {
  await makeWeeks(tenant, now);
  await moveMeetings(tenant, now);
}
