/** The meetings stand at the day and the hour that the settings say: made where they are missing, and moved where those changed. */
import { isDropped } from '@sheaf/rules/meetings/language-groups';
import { followSettings } from '@sheaf/rules/meetings/week-meetings';
import { readToday } from '#domains/congregations/congregations.public-api';
import { groupOf, readHoldingGroups } from '#domains/meetings/language-groups/holding-groups';
import { meetingsWithPeople } from '#domains/meetings/language-groups/meetings-with-people';
import { makeWeeks } from '#domains/meetings/make-weeks';
import { meetings } from '#domains/meetings/meetings.store';
import { settleMeeting } from '#domains/meetings/plan-of-meeting';
import type { Tenant } from '#platform/database/tenant';

async function moveMeetings(tenant: Tenant, now: Date): Promise<void> {
  const groups = await readHoldingGroups(tenant);
  const today = await readToday(tenant, now);
  for (const meeting of await meetings.lockAfter(tenant, today)) {
    const time = followSettings(meeting, groupOf(groups, meeting), today);
    if (time) await settleMeeting(tenant, await meetings.edit(tenant, meeting.id, time));
  }
}

/** Where a language group holds no meetings any more (X-LANG-GROUP). */
async function dropMeetings(tenant: Tenant, now: Date): Promise<void> {
  const groups = await readHoldingGroups(tenant);
  if (groups.every(({ active }) => active)) return;
  const today = await readToday(tenant, now);
  const coming = await meetings.lockAfter(tenant, today);
  const ended = coming.filter((meeting) => !groupOf(groups, meeting).active);
  const withPeople = await meetingsWithPeople(
    tenant,
    ended.map(({ id }) => id),
  );
  const dropped = ended.filter((meeting) =>
    isDropped(meeting, groupOf(groups, meeting), withPeople.has(meeting.id), today),
  );
  await meetings.remove(
    tenant,
    dropped.map(({ id }) => id),
  );
}

/** Run twice it has one effect. */
export async function meetingsFollowSettings(tenant: Tenant, now: Date): Promise<void> {
  await makeWeeks(tenant, now);
  await moveMeetings(tenant, now);
  await dropMeetings(tenant, now);
}
