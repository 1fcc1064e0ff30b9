/** Creates missing meetings and moves existing ones after the day or time in the settings changed. */
import { isDropped } from '@sheaf/rules/meetings/meetings/language-groups';
import { followSettings } from '@sheaf/rules/meetings/meetings/week-meetings';
import { groupOf, readHoldingGroups } from '#contexts/meetings/meetings/language-groups/holding-groups';
import { meetingsWithPeople } from '#contexts/meetings/meetings/language-groups/meetings-with-people';
import { makeWeeks } from '#contexts/meetings/meetings/make-weeks';
import { type MeetingRow, meetings } from '#contexts/meetings/meetings/meetings.store';
import { settleMeeting } from '#contexts/meetings/meetings/plan-of-meeting';
import { removeMeetings } from '#contexts/meetings/meetings/remove-meetings';
import { readLetterhead, readToday } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

/** Removes future meetings of language groups that hold none any more (X-LANG-GROUP). */
async function dropMeetings(tenant: Tenant, ended: readonly MeetingRow[], today: string): Promise<void> {
  const ids = ended.map(({ id }) => id);
  if (ids.length === 0) return;
  const withPeople = await meetingsWithPeople(tenant, ids);
  const dropped = ended.filter((meeting) =>
    isDropped(meeting, { active: false }, withPeople.has(meeting.id), today),
  );
  await removeMeetings(
    tenant,
    dropped.map(({ id }) => id),
  );
}

/** Reads the groups after locking the meetings, so that a group added in between is included. */
async function followAll(tenant: Tenant, now: Date): Promise<void> {
  const today = await readToday(tenant, now);
  const coming = await meetings.lockAfter(tenant, today);
  const groups = await readHoldingGroups(tenant);
  const { zone } = await readLetterhead(tenant);
  for (const meeting of coming) {
    const time = followSettings(meeting, groupOf(groups, meeting), { today, zone });
    if (time) await settleMeeting(tenant, await meetings.edit(tenant, meeting.id, time));
  }
  await dropMeetings(
    tenant,
    coming.filter((meeting) => !groupOf(groups, meeting).active),
    today,
  );
}

/** Idempotent. */
export async function meetingsFollowSettings(tenant: Tenant, now: Date): Promise<void> {
  await makeWeeks(tenant, now);
  await followAll(tenant, now);
}
