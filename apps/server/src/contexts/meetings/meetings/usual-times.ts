/** Day and time of meetings that nobody moved: those of the settings, or of a visit that begins with one. */

import { timeOfVisit, visitOfMeeting } from '@sheaf/rules/meetings/meetings/visit-plan';
import { usualTime, type WeekMeeting } from '@sheaf/rules/meetings/meetings/week-meetings';
import { allEvents } from '#contexts/events/events.api';
import { groupOf, type StoredGroup } from '#contexts/meetings/meetings/language-groups/holding-groups';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export async function readUsualTimes(tenant: Tenant, groups: readonly StoredGroup[]) {
  const { zone } = await readLetterhead(tenant);
  const events = await allEvents(tenant);
  return (meeting: WeekMeeting & { language_group_id: number | null }) => {
    const visit = visitOfMeeting(events, meeting);
    return timeOfVisit(meeting, visit) ?? usualTime(meeting, groupOf(groups, meeting), zone);
  };
}
