/**
 * Search parameters of the schedule: the Monday of the week, the type of meeting, and the language group, if
 * any.
 */
import type { MeetingType } from '@sheaf/rules/events/cancelling';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { useSearchParams } from 'react-router';
import { today } from '#platform/dates.ts';
import type { Meeting } from './meetings.queries.ts';

export interface ScheduleAddress {
  week: string;
  type: MeetingType;
  /** Null for meetings of the whole congregation. */
  group: number | null;
  /** Event of the special meeting that is open in place of the meeting of the type; null without one. */
  special: number | null;
  open: (change: {
    week?: string;
    type?: MeetingType;
    group?: number | null;
    special?: number | null;
  }) => void;
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Default type: in the current week the next meeting, otherwise the first one. */
const usualType = (meetings: readonly Meeting[], week: string, group: number | null): MeetingType => {
  const midweek = meetings.find(
    (one) => one.week === week && one.type === 'clam' && one.language_group_id === group,
  );
  return midweek && week === mondayOf(today()) && midweek.local_date < today() ? 'public' : 'clam';
};

/** @param meetings loaded so far. */
export function useScheduleAddress(meetings: readonly Meeting[]): ScheduleAddress {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('week');
  const week = mondayOf(isDay(asked) ? asked : today());
  const group = Number(search.get('group')) || null;
  const special = Number(search.get('special')) || null;
  const type = search.get('type');
  const shown = type === 'clam' || type === 'public' ? type : usualType(meetings, week, group);
  return {
    week,
    type: shown,
    group,
    special,
    open: (change) => {
      // Another week or type leaves the special meeting.
      const { group: of, special: event, ...next } = { week, type: shown, group, special: null, ...change };
      setSearch(
        {
          ...next,
          ...(of !== null && { group: String(of) }),
          ...(event !== null && { special: String(event) }),
        },
        { replace: true },
      );
    },
  };
}
