/**
 * Day and time of meetings that nobody moved: those of the settings or of a change from a date on, or of a visit
 * that begins with one.
 */

import { type TimesFrom, timesOn } from '@sheaf/rules/meetings/meetings/times-from-date';
import { timeOfVisit, visitOfMeeting } from '@sheaf/rules/meetings/meetings/visit-plan';
import { usualTime, type WeekMeeting } from '@sheaf/rules/meetings/meetings/week-meetings';
import { allEvents } from '#contexts/events/events.api';
import { groupOf, type StoredGroup } from '#contexts/meetings/meetings/language-groups/holding-groups';
import { meetingTimes } from '#contexts/meetings/meetings/meeting-times/meeting-times.store';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

type GroupTimes = TimesFrom & { language_group_id: number | null };

/** @param changes instead of the stored ones, for a preview. */
export async function readUsualTimes(
  tenant: Tenant,
  groups: readonly StoredGroup[],
  changes?: readonly GroupTimes[],
) {
  const rows = changes ?? (await meetingTimes.list(tenant));
  const rowsOf = Map.groupBy(rows, ({ language_group_id }) => language_group_id);
  const { zone } = await readLetterhead(tenant);
  const events = await allEvents(tenant);
  return (meeting: WeekMeeting & { language_group_id: number | null }) => {
    const visit = visitOfMeeting(events, meeting);
    const times = timesOn(
      meeting.week,
      groupOf(groups, meeting),
      rowsOf.get(meeting.language_group_id) ?? [],
    );
    return timeOfVisit(meeting, visit) ?? usualTime(meeting, times, zone);
  };
}
