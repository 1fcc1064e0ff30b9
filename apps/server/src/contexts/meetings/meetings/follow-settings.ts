/** Creates missing meetings, and changes existing ones after the settings or the visits changed. */
import { isDropped } from '@sheaf/rules/meetings/meetings/language-groups';
import { followUsual } from '@sheaf/rules/meetings/meetings/week-meetings';
import { followVisits } from '#contexts/meetings/meetings/follow-visits';
import { groupOf, readHoldingGroups } from '#contexts/meetings/meetings/language-groups/holding-groups';
import { meetingsWithPeople } from '#contexts/meetings/meetings/language-groups/meetings-with-people';
import { makeWeeks } from '#contexts/meetings/meetings/make-weeks';
import { takeOverTimes } from '#contexts/meetings/meetings/meeting-times/take-over-times';
import { type MeetingRow, meetings } from '#contexts/meetings/meetings/meetings.store';
import { settleMeeting } from '#contexts/meetings/meetings/plan-of-meeting';
import { removeMeetings } from '#contexts/meetings/meetings/remove-meetings';
import { followSpecials } from '#contexts/meetings/meetings/special-meetings/follow-specials';
import { readUsualTimes } from '#contexts/meetings/meetings/usual-times';
import { readToday } from '#contexts/people/people.api';
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
  const usualTimeOf = await readUsualTimes(tenant, groups);
  for (const meeting of coming) {
    const time = followUsual(meeting, usualTimeOf(meeting), today);
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
  await takeOverTimes(tenant, now);
  await makeWeeks(tenant, now);
  await followVisits(tenant);
  await followSpecials(tenant, now);
  await followAll(tenant, now);
}
