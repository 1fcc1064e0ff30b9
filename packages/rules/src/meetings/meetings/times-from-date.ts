/** Days and times of the meetings from a date on (MEET-O5.3). */
import { addDays } from '../../schedules/calendar-week.ts';
import { mondayOf } from '../../time/wall-time.ts';
import { followUsual, type HeldMeeting, type MeetingTimes } from './week-meetings.ts';

export interface TimesFrom extends MeetingTimes {
  /** Monday of the first week. */
  from_week: string;
}

/** Without the other fields of its row. */
export const timesOf = ({
  clam_day,
  clam_start_time,
  public_day,
  public_start_time,
}: MeetingTimes): MeetingTimes => ({ clam_day, clam_start_time, public_day, public_start_time });

const lastUntil = <Times extends TimesFrom>(rows: readonly Times[], week: string): Times | null =>
  rows
    .filter(({ from_week }) => from_week <= week)
    .sort((a, b) => (a.from_week < b.from_week ? -1 : 1))
    .at(-1) ?? null;

/** The latest times that begin in this week or before; otherwise those of the settings. */
export const timesOn = (week: string, now: MeetingTimes, rows: readonly TimesFrom[]): MeetingTimes =>
  lastUntil(rows, week) ?? now;

/** Times that the settings take over, because their week has begun; null if none has. */
export const timesInForce = <Times extends TimesFrom>(rows: readonly Times[], today: string): Times | null =>
  lastUntil(rows, mondayOf(today));

/** Times of this week are those of the settings; a change begins with a later week, within two years. */
export const mayBegin = (week: string, today: string): boolean =>
  mondayOf(week) === week && week > mondayOf(today) && week <= addDays(mondayOf(today), 2 * 364);

type PlacedMeeting = HeldMeeting & { moved: boolean };

/** Meetings that other times would move. @param usualTimeOf time of a meeting by these times. */
export const movedMeetings = <Meeting extends PlacedMeeting>(
  meetings: readonly Meeting[],
  usualTimeOf: (meeting: Meeting) => Pick<HeldMeeting, 'held_on' | 'starts_at'>,
  today: string,
): Meeting[] => meetings.filter((meeting) => followUsual(meeting, usualTimeOf(meeting), today) !== null);
