/** The weekend meeting of this week from cached data, for the schedules tab (SHELL-S6). */
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { today } from '#platform/dates.ts';
import { useKeptMeetings, useNames } from './meetings.queries.ts';

export interface WeekendMeeting {
  /** `2026-12-06`. */
  date: string;
  /** `10:00`. */
  time: string;
  /** Label of the event that cancels the meeting; `''` without one. */
  canceled: string | null;
  /** Title of the public talk and its speaker, as far as known. */
  talk: string | null;
  speaker: string | null;
}

/** @param wanted false without permission or module. */
export function useThisWeekend(wanted: boolean): { isLoading: boolean; meeting: WeekendMeeting | null } {
  const { data, error } = useKeptMeetings(wanted);
  const { names, isLoading } = useNames();
  const meeting = data?.meetings.find(
    (one) => one.week === mondayOf(today()) && one.type === 'public' && one.language_group_id === null,
  );
  const talk = data?.assignments.find(
    (one) => one.meeting_id === meeting?.id && one.part === 'talk.talk' && one.type === 'assignee',
  );
  const speaker = talk && (talk.user_id === null ? talk.speaker_name : (names.get(talk.user_id) ?? null));
  return {
    isLoading: wanted && ((data === undefined && error === null) || isLoading),
    meeting: meeting
      ? {
          date: meeting.local_date,
          time: meeting.time,
          canceled: meeting.canceled ? (meeting.label ?? '') : null,
          talk: meeting.event_talk ? meeting.event_talk.public_theme : (talk?.notes ?? null),
          speaker: meeting.event_talk ? meeting.event_talk.speaker : (speaker ?? null),
        }
      : null,
  };
}
