/** When each part of a meeting begins and ends (MEET-R4 to R7). Times are `19:05`; a meeting may end after midnight as `24:10`. */

import type { HelperType } from '../../duties/helper-type.ts';
import { minutesOf } from '../../time/clock-time.ts';
import type { MeetingSection, PartKey } from './part-place.ts';

export interface TimedPart {
  section: MeetingSection;
  key: PartKey;
  minutes: number;
  helperType: HelperType;
}

export interface PartTime {
  from: string;
  to: string;
  /** Added after it, for counsel or for the change to the next section. */
  extraMinutes: number;
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** MEET-R5, MEET-O7: after a student's part the counsel takes a minute. */
const isCounselled = ({ section, key, helperType }: TimedPart): boolean =>
  section === 'treasures'
    ? key === 'reading'
    : section === 'ministry' && (helperType === 'householder' || helperType === 'student');

/** MEET-R6. */
const isLastOfMinistry = (part: TimedPart, next: TimedPart | undefined): boolean =>
  part.section === 'ministry' && next?.section === 'living';

/** @param parts in the order in which they are given, section after section. */
export function partTimes(parts: readonly TimedPart[], startsAt: string): PartTime[] {
  let at = minutesOf(startsAt);
  return parts.map((part, index) => {
    const from = at;
    const to = from + part.minutes;
    const extraMinutes = Number(isCounselled(part)) + Number(isLastOfMinistry(part, parts[index + 1]));
    at = to + extraMinutes;
    return { from: clock(from), to: clock(to), extraMinutes };
  });
}

/** MEET-R4: from its first part to the counsel after its last one; the minute in which Living begins belongs to no section. */
export function sectionHours(
  parts: readonly TimedPart[],
  startsAt: string,
): Map<MeetingSection, Pick<PartTime, 'from' | 'to'>> {
  const hours = new Map<MeetingSection, Pick<PartTime, 'from' | 'to'>>();
  for (const [index, { from, to }] of partTimes(parts, startsAt).entries()) {
    const part = parts[index]!;
    hours.set(part.section, {
      from: hours.get(part.section)?.from ?? from,
      to: clock(minutesOf(to) + Number(isCounselled(part))),
    });
  }
  return hours;
}

/** How long a meeting is meant to be. */
export const plannedMinutes = 105;

/** All its minutes, and how many of them are beyond what a meeting is meant to take. */
export function lengthOf(parts: readonly TimedPart[]): { minutes: number; over: number } {
  const times = partTimes(parts, '00:00');
  const last = times.at(-1);
  const minutes = last ? minutesOf(last.to) + last.extraMinutes : 0;
  return { minutes, over: Math.max(0, minutes - plannedMinutes) };
}

export const endOf = (parts: readonly TimedPart[], startsAt: string): string =>
  clock(minutesOf(startsAt) + lengthOf(parts).minutes);

export type PartProgress =
  | { state: 'ahead' }
  | { state: 'now'; percent: number; secondsLeft: number }
  | { state: 'past' };

/** MEET-R7. @param second of the day of the meeting by the clock of the congregation; below 0 or beyond 86,400 on another day. */
export function progressOf({ from, to }: Pick<PartTime, 'from' | 'to'>, second: number): PartProgress {
  const [begins, ends] = [minutesOf(from) * 60, minutesOf(to) * 60];
  if (second < begins) return { state: 'ahead' };
  if (second >= ends) return { state: 'past' };
  return {
    state: 'now',
    percent: ((second - begins) / (ends - begins)) * 100,
    secondsLeft: Math.ceil(ends - second),
  };
}
