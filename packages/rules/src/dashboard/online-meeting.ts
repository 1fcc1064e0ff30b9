/** The meetings of today that are held online (SHELL-P6). */
import type { MeetingSchedule } from '../congregations/module-settings.ts';
import { type CancellingEvent, isMeetingCancelled, type MeetingType } from '../events/cancelling.ts';
import { todayIn } from '../time/today-in.ts';
import { instantOfWallTime, mondayOf, nextWeekday } from '../time/wall-time.ts';

export interface OnlineMeeting {
  meeting: MeetingType;
  /** Milliseconds since 1970. */
  startsAt: number;
  url: string;
}

/** The meetings of the congregation's day that have a link and are not cancelled, by their start. */
export function onlineMeetings(
  schedule: MeetingSchedule,
  events: readonly CancellingEvent[],
  zone: string,
  now: number,
): OnlineMeeting[] {
  if (!schedule.on) return [];
  const today = todayIn(zone, now);
  const all = [
    { meeting: 'clam', day: schedule.clam_day, time: schedule.clam_start_time, url: schedule.clam_url },
    {
      meeting: 'public',
      day: schedule.public_day,
      time: schedule.public_start_time,
      url: schedule.public_url,
    },
  ] as const;
  return all
    .filter(({ day }) => nextWeekday(today, day) === today)
    .filter(({ meeting }) => !isMeetingCancelled(events, mondayOf(today), meeting))
    .flatMap(({ meeting, time, url }) =>
      url ? [{ meeting, url, startsAt: instantOfWallTime(today, time, zone) }] : [],
    )
    .sort((a, b) => a.startsAt - b.startsAt);
}
