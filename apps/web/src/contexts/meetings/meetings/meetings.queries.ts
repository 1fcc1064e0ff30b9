/**
 * Queries of meetings with parts and assignments: the weeks around the current one are cached, others are
 * read when opened.
 */
import { keptWeeks } from '@sheaf/rules/meetings/meetings/kept-weeks';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Reply } from '#platform/api.ts';
import { collectionQuery } from '#platform/collections/collections.ts';
import { today } from '#platform/dates.ts';
import { queryClient } from '#platform/queries.ts';
import { useRead } from '#platform/use-read.ts';
import type { meetingReads } from './meeting-reads.ts';

export type Meeting = Reply<'meetings.listMeetings'>[number];
export type MeetingPart = Reply<'meetings.listParts'>[number];
export type MeetingAssignment = Reply<'meetings.listMeetingAssignments'>[number];

export interface MeetingRows {
  meetings: Meeting[];
  parts: MeetingPart[];
  assignments: MeetingAssignment[];
}

type MeetingSpan = ReturnType<typeof keptWeeks>;

function useRows(query: MeetingSpan, options: { kept: false | 'latest'; enabled: boolean }) {
  const meetings = useRead('meetings.listMeetings', { query }, options);
  const parts = useRead('meetings.listParts', { query }, options);
  const assignments = useRead('meetings.listMeetingAssignments', { query }, options);
  const all = [meetings, parts, assignments];
  const data = useMemo<MeetingRows | undefined>(
    () =>
      meetings.data &&
      parts.data &&
      assignments.data && { meetings: meetings.data, parts: parts.data, assignments: assignments.data },
    [meetings.data, parts.data, assignments.data],
  );
  return {
    data,
    error: all.find(({ error }) => error)?.error ?? null,
    // Getters, because TanStack Query tracks access: reading these fields renders the screen whenever a fetch
    // begins or ends, so they are read only after an error.
    get isFetching() {
      return all.some(({ isFetching }) => isFetching);
    },
    get dataUpdatedAt() {
      return Math.min(...all.map(({ dataUpdatedAt }) => dataUpdatedAt));
    },
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  };
}

export type MeetingsQuery = ReturnType<typeof useRows>;

/** The cached weeks, shown at once. */
export function useKeptMeetings(wanted = true): MeetingsQuery {
  const { from, to } = keptWeeks(today());
  return useRows({ from, to }, { kept: 'latest', enabled: wanted });
}

/** Weeks chosen by their days, not cached. */
export const useMeetingsBetween = (span: MeetingSpan): MeetingsQuery =>
  useRows(span, { kept: false, enabled: true });

const spanOf = (week: string): MeetingSpan => ({ from: week, to: addDays(week, 6) });

/** @param week its Monday. */
export function isKeptWeek(week: string): boolean {
  const { from, to } = keptWeeks(today());
  return week >= from && week <= to;
}

/**
 * A week that was read since the app started.
 * @param week its Monday.
 */
export function weekInHand(week: string): MeetingRows | undefined {
  const rowsOf = <Row>(read: (typeof meetingReads)[number]): Row[] | undefined =>
    queryClient.getQueryData([read, { query: spanOf(week) }]);
  const meetings = rowsOf<Meeting>('meetings.listMeetings');
  const parts = rowsOf<MeetingPart>('meetings.listParts');
  const assignments = rowsOf<MeetingAssignment>('meetings.listMeetingAssignments');
  return meetings && parts && assignments && { meetings, parts, assignments };
}

/**
 * A week outside the cached span; undefined for one inside.
 * @param week its Monday.
 */
export function useOtherWeek(week: string): MeetingsQuery | undefined {
  const isKept = isKeptWeek(week);
  // A cached week uses the key of the cached span, so that no unused query entry is created.
  const asked = useRows(isKept ? keptWeeks(today()) : spanOf(week), { kept: false, enabled: !isKept });
  return isKept ? undefined : asked;
}

type Names = ReadonlyMap<number, string>;

const namesOf = (people: readonly { id: number; full_name: string }[]): Names =>
  new Map(people.map(({ id, full_name }) => [id, full_name]));

const nobody: Names = new Map();

/** Names of all people by id. */
export function useNames() {
  const answer = useQuery({ ...collectionQuery('users'), select: namesOf });
  return { names: answer.data ?? nobody, isLoading: answer.isLoading };
}
