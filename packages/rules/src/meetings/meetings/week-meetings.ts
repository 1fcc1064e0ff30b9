/** Creation of weekly meetings from the settings (MEET-O5). Dates are `2026-11-23`. */
import type { MeetingType } from '../../events/cancelling.ts';
import { addDays } from '../../schedules/calendar-week.ts';
import { clockOnDay, mondayOf } from '../../time/wall-time.ts';

/**
 * Weeks created in advance: planning covers a quarter of midweek meetings, and bookings of speakers a whole
 * year.
 */
export const weeksAhead = { clam: 26, public: 52 } as const satisfies Record<MeetingType, number>;

/** @param day 0 is Sunday, as stored in the settings. */
export const heldOn = (monday: string, day: number): string => addDays(monday, (day + 6) % 7);

/** Days and times of both meetings, from the settings. */
export interface MeetingTimes {
  clam_day: number;
  clam_start_time: string;
  public_day: number;
  public_start_time: string;
}

export interface HeldMeeting extends WeekMeeting {
  held_on: string;
  starts_at: string;
}

/** Day and time of a week's meeting by the settings, outside of the hour that a clock change skips. */
export function usualTime(
  { week, type }: WeekMeeting,
  settings: MeetingTimes,
  zone: string,
): Pick<HeldMeeting, 'held_on' | 'starts_at'> {
  const [day, time] =
    type === 'clam'
      ? [settings.clam_day, settings.clam_start_time]
      : [settings.public_day, settings.public_start_time];
  const held_on = heldOn(week, day);
  return { held_on, starts_at: clockOnDay(held_on, time, zone) };
}

/**
 * A future meeting follows its usual time unless it was moved; past meetings stay, and no meeting is moved into
 * the past.
 * @returns null if the meeting stays unchanged.
 */
export function followUsual(
  meeting: HeldMeeting & { moved: boolean },
  usual: Pick<HeldMeeting, 'held_on' | 'starts_at'>,
  today: string,
): Pick<HeldMeeting, 'held_on' | 'starts_at'> | null {
  const isThere = usual.held_on === meeting.held_on && usual.starts_at === meeting.starts_at;
  if (isThere || meeting.moved || meeting.held_on <= today || usual.held_on <= today) return null;
  return usual;
}

export interface WeekMeeting {
  week: string;
  type: MeetingType;
}

const types: readonly MeetingType[] = ['clam', 'public'];

/** Missing meetings from this week on. */
export function missingMeetings(today: string, existing: readonly WeekMeeting[]): WeekMeeting[] {
  const known = new Set(existing.map(({ week, type }) => `${week} ${type}`));
  const monday = mondayOf(today);
  const farthest = Math.max(...Object.values(weeksAhead));
  return Array.from({ length: farthest + 1 }, (_, index) => index).flatMap((index) => {
    const week = addDays(monday, index * 7);
    return types
      .filter((type) => index <= weeksAhead[type] && !known.has(`${week} ${type}`))
      .map((type) => ({ week, type }));
  });
}

/** A meeting may be moved only within its week (mostly for a circuit overseer visit). */
export const isInWeek = (date: string, monday: string): boolean => mondayOf(date) === monday;
