/**
 * Clock of a meeting: renders its screen when a part begins or ends, and only the current part's progress bar
 * every second.
 */
import { type PartTime, progressOf } from '@sheaf/rules/meetings/meetings/part-times';
import { minutesOf } from '@sheaf/rules/time/clock-time';
import { useEffect, useState } from 'react';
import type { Meeting } from './meetings.queries.ts';

type TimedMeeting = Pick<Meeting, 'start_date' | 'time'>;

const day = 86_400_000;

/** Milliseconds since 1970 of a time in the meeting; times after midnight exceed 24:00. */
export const momentOf = (meeting: TimedMeeting, time: string): number =>
  Date.parse(meeting.start_date) + (minutesOf(time) - minutesOf(meeting.time)) * 60_000;

/** Seconds since midnight of the meeting's day on the congregation's clock. */
const secondOf = (meeting: TimedMeeting, now: number): number =>
  minutesOf(meeting.time) * 60 + (now - Date.parse(meeting.start_date)) / 1000;

/** Elapsed percentage of the part, at present (MEET-R7). */
export const progressNow = (meeting: TimedMeeting, time: Pick<PartTime, 'from' | 'to'>) =>
  progressOf(time, secondOf(meeting, Date.now()));

/** Renders again at each of these times that is still to come today. */
export function useMoments(moments: readonly number[]): void {
  const [, setPassed] = useState(0);
  const next = Math.min(...moments.filter((moment) => moment > Date.now()));
  useEffect(() => {
    const wait = next - Date.now();
    if (wait > day) return;
    const timer = setTimeout(() => setPassed(next), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [next]);
}

export function useSeconds(): void {
  const [, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), 1000);
    return () => clearInterval(timer);
  }, []);
}
