/** Online meetings of today (SHELL-P6). */

import { type CancellingEvent, isMeetingCancelled, type MeetingType } from '../../events/cancelling.ts';
import type { MeetingSchedule } from '../../meetings/meetings/settings.ts';
import { todayIn } from '../../time/today-in.ts';
import { instantOfWallTime } from '../../time/wall-time.ts';

export interface HeldMeeting {
  type: MeetingType;
  /** Monday of the week. */
  week: string;
  held_on: string;
  starts_at: string;
}

export interface OnlineMeeting {
  meeting: MeetingType;
  /** Milliseconds since 1970. */
  startsAt: number;
  url: string;
}

/**
 * Returns today's meetings with a link that are not cancelled, by start; a moved meeting counts on its new
 * day.
 */
export function onlineMeetings(
  schedule: Pick<MeetingSchedule, 'on' | 'clam_url' | 'public_url'>,
  meetings: readonly HeldMeeting[],
  events: readonly CancellingEvent[],
  zone: string,
  now: number,
): OnlineMeeting[] {
  if (!schedule.on) return [];
  const today = todayIn(zone, now);
  const urls = { clam: schedule.clam_url, public: schedule.public_url };
  return meetings
    .filter(({ held_on: day, week, type }) => day === today && !isMeetingCancelled(events, week, type))
    .flatMap(({ type, starts_at: time }) => {
      const url = urls[type];
      return url ? [{ meeting: type, url, startsAt: instantOfWallTime(today, time, zone) }] : [];
    })
    .sort((a, b) => a.startsAt - b.startsAt);
}
