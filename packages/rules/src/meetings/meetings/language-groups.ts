/** Language groups with meetings of their own beside those of the whole congregation (X-LANG-GROUP). */
import type { MeetingTimes, WeekMeeting } from './week-meetings.ts';
import { missingMeetings } from './week-meetings.ts';

/** The whole congregation is the group without an id. */
export interface HoldingGroup extends MeetingTimes {
  id: number | null;
  active: boolean;
}

export interface GroupMeeting extends WeekMeeting {
  language_group_id: number | null;
}

/** The meetings that are missing of all who hold some. */
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

/** Of a group that holds no meetings any more, those go that are to come and in which nobody is assigned. */
export const isDropped = (
  meeting: { held_on: string },
  group: Pick<HoldingGroup, 'active'>,
  hasPeople: boolean,
  today: string,
): boolean => !group.active && !hasPeople && meeting.held_on > today;
