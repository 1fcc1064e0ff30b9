import { useMemo } from 'react';
import { indexMeetings, type MeetingIndex, viewMeeting } from './meeting-view.ts';
import type { MeetingRows } from './meetings.queries.ts';
import type { ScheduleAddress } from './schedule-address.ts';

export const useMeetingIndex = (rows: MeetingRows | undefined, group: number | null): MeetingIndex | null =>
  useMemo(() => rows && indexMeetings(rows, group), [rows, group]) ?? null;

/**
 * View of the meeting of this week and type, memoised; null without a meeting.
 * @param spareHall true to include an empty class, for people who assign.
 */
export function useOpenMeeting(
  index: MeetingIndex | null,
  { week, type }: Pick<ScheduleAddress, 'week' | 'type'>,
  spareHall: boolean,
) {
  return useMemo(() => {
    const meeting = index?.meetings.find((one) => one.week === week && one.type === type);
    if (!index || !meeting) return null;
    const parts = index.parts.get(meeting.id) ?? [];
    const view = viewMeeting(meeting, parts, index.assignments.get(meeting.id) ?? [], spareHall);
    return { view, parts };
  }, [index, week, type, spareHall]);
}
