/** Meetings of language groups, in addition to those of the whole congregation (X-LANG-GROUP). */
import type { MeetingTimes, WeekMeeting } from './week-meetings.ts';
import { missingMeetings } from './week-meetings.ts';

/** Null id means the whole congregation. */
export interface HoldingGroup extends MeetingTimes {
  id: number | null;
  active: boolean;
}

export interface GroupMeeting extends WeekMeeting {
  language_group_id: number | null;
}

/** Missing meetings of all groups that hold meetings. */
export const missingOfGroups = (
  today: string,
  groups: readonly HoldingGroup[],
  existing: readonly GroupMeeting[],
): GroupMeeting[] =>
  groups
    .filter(({ active }) => active)
    .flatMap(({ id }) =>
      missingMeetings(
        today,
        existing.filter(({ language_group_id }) => language_group_id === id),
      ).map((meeting) => ({ ...meeting, language_group_id: id })),
    );

/** True for a future meeting without assigned people, of a group that no longer holds meetings. */
export const isDropped = (
  meeting: { held_on: string },
  group: Pick<HoldingGroup, 'active'>,
  hasPeople: boolean,
  today: string,
): boolean => !group.active && !hasPeople && meeting.held_on > today;
