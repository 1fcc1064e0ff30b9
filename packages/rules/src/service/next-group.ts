/** Next field service meeting of a person, and its join window (SHELL-O8, SHELL-P7). Times are wall times. */
import { addDays } from '../schedules/calendar-week.ts';
import { minutesOf } from '../time/clock-time.ts';
import { clockOf, dateOf } from '../time/wall-time.ts';

export interface GroupMeeting {
  id: number;
  /** `2026-11-28T09:00`. */
  start: string;
  origin: 'regular' | 'special' | 'rotation';
  own_group: boolean;
  /** Empty means all groups. */
  groups: readonly number[];
  replaced_by: number | null;
}

const before = 30;
const after = 60;

/** Minutes from `now` to `start`; negative after the start. */
function minutesUntil(now: string, start: string): number {
  const days = Math.round((Date.parse(dateOf(start)) - Date.parse(dateOf(now))) / 86_400_000);
  return days * 1440 + minutesOf(clockOf(start)) - minutesOf(clockOf(now));
}

/** True from half an hour before the start until one hour after it. */
export function mayJoin(start: string, now: string): boolean {
  const left = minutesUntil(now, start);
  return left <= before && left >= -after;
}

/** Special and rotation meetings before regular ones, those of the own group before those of all groups. */
const rankOf = ({ origin, groups }: GroupMeeting): number =>
  (origin === 'regular' ? 2 : 0) + (groups.length > 0 ? 0 : 1);

/** Returns the next held meeting that is not over; among equal starts the one planned for that date. */
export const nextGroupMeeting = <Meeting extends GroupMeeting>(
  meetings: readonly Meeting[],
  now: string,
): Meeting | null =>
  meetings
    .filter(
      ({ own_group, replaced_by, start }) =>
        own_group && replaced_by === null && minutesUntil(now, start) >= -after,
    )
    .sort((one, other) => one.start.localeCompare(other.start) || rankOf(one) - rankOf(other))[0] ?? null;

/** Within the next 24 hours, special and rotation meetings first (SHELL-O8). */
export const promptedMeeting = <Meeting extends GroupMeeting>(
  meetings: readonly Meeting[],
  now: string,
): Meeting | null => {
  const until = `${addDays(dateOf(now), 1)}T${clockOf(now)}`;
  const near = meetings.filter(({ start }) => start <= until);
  const apart = near.filter(({ origin }) => origin !== 'regular');
  return nextGroupMeeting(apart, now) ?? nextGroupMeeting(near, now);
};
