/** On which days the meetings of a week are, and for which weeks they are made (MEET-O5). Dates are `2026-11-23`. */
import type { MeetingType } from '../events/cancelling.ts';
import { addDays } from '../schedules/calendar-week.ts';
import { mondayOf } from '../time/wall-time.ts';

/** Meetings stand so many weeks ahead, so that whoever plans a quarter, or books a speaker early, finds them. */
export const weeksAhead = 26;

/** @param day 0 is Sunday, as the settings keep it. */
export const heldOn = (monday: string, day: number): string => addDays(monday, (day + 6) % 7);

export interface WeekMeeting {
  week: string;
  type: MeetingType;
}

const types: readonly MeetingType[] = ['clam', 'public'];

/** The meetings that are missing, from this week on. */
export function missingMeetings(today: string, existing: readonly WeekMeeting[]): WeekMeeting[] {
  const known = new Set(existing.map(({ week, type }) => `${week} ${type}`));
  const monday = mondayOf(today);
  return Array.from({ length: weeksAhead + 1 }, (_, index) => addDays(monday, index * 7)).flatMap((week) =>
    types.filter((type) => !known.has(`${week} ${type}`)).map((type) => ({ week, type })),
  );
}

/** A meeting may be held on another day of its week, and no other (for a visit, above all). */
export const isInWeek = (date: string, monday: string): boolean => mondayOf(date) === monday;
