/** Messages to group members about a single meeting and its changes (SERVICE-O2). */
import type { ReminderKinds } from '../notifications/reminder-kind.ts';

export const serviceReminders = {
  'group-meeting': { module: 'groups', waking: [8, 21], segments: 1 },
} as const satisfies ReminderKinds;

export const groupNewsEffect = (notificationId: number): string => `group-meeting:${notificationId}`;

export const changeRequestEffect = (news: string, requestId: number): string => `${news}:${requestId}`;

interface ToldMeeting {
  on_date: string;
  starts_at: string;
  online: boolean;
  location: string;
  overseer_id: number | null;
  notify: boolean;
}

/** Fields whose change is announced: time, place and overseer. */
const told = ['on_date', 'starts_at', 'online', 'location', 'overseer_id'] as const;

/** @param before null for a new meeting. False for past meetings. */
export function isToldToGroups(before: ToldMeeting | null, after: ToldMeeting, today: string): boolean {
  if (!after.notify || after.on_date < today) return false;
  return !before?.notify || told.some((field) => before[field] !== after[field]);
}

export interface GroupNews {
  id: number;
  personId: number;
  group: number;
  date: string;
  time: string;
}

/** Returns the newest news of each meeting that has not begun. @param wallNow `2026-11-24T17:05` */
export function newestGroupNews<News extends GroupNews>(news: readonly News[], wallNow: string): News[] {
  const newest = new Map<string, News>();
  for (const one of news) {
    const meeting = `${one.personId} ${one.group}`;
    const known = newest.get(meeting);
    if (!known || known.id < one.id) newest.set(meeting, one);
  }
  return [...newest.values()].filter(({ date, time }) => `${date}T${time}` > wallNow);
}
