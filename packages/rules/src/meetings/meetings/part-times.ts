/** Start and end times of meeting parts (MEET-R4 to R7). Times are `19:05`; after midnight `24:10`. */

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
  /** Added after the part, for counsel or the change of section. */
  extraMinutes: number;
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** A student part has one minute of counsel (MEET-R5, MEET-O7). */
const isCounselled = ({ section, key, helperType }: TimedPart): boolean =>
  section === 'treasures'
    ? key === 'reading'
    : section === 'ministry' && (helperType === 'householder' || helperType === 'student');

/** A minute passes between Ministry and Living (MEET-R6). */
const isLastOfMinistry = (part: TimedPart, next: TimedPart | undefined): boolean =>
  part.section === 'ministry' && next?.section === 'living';

/** @param parts in meeting order, section by section. */
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

/**
 * From the first part of the section to the counsel after its last one; the minute before Living belongs to
 * no section (MEET-R4).
 */
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

/** Planned length of a meeting. */
export const plannedMinutes = 105;

/** Total minutes, and the minutes above the planned length. */
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

/**
 * @param second since midnight of the meeting day in local time; below 0 or above 86,400 on another day
 * (MEET-R7).
 */
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
