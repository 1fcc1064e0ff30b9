/** Which meeting is open stands in the address: the Monday of its week and its kind. */
import type { MeetingType } from '@sheaf/rules/events/cancelling';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { useSearchParams } from 'react-router';
import { today } from '../../platform/dates.ts';
import type { Meeting } from './meetings.queries.ts';

export interface ScheduleAddress {
  week: string;
  type: MeetingType;
  open: (change: { week?: string; type?: MeetingType }) => void;
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Of this week the meeting that is still to come, and of any other the first one. */
const usualType = (meetings: readonly Meeting[], week: string): MeetingType => {
  const midweek = meetings.find((meeting) => meeting.week === week && meeting.type === 'clam');
  return midweek && week === mondayOf(today()) && midweek.local_date < today() ? 'public' : 'clam';
};

/** @param meetings as far as they are known. */
export function useScheduleAddress(meetings: readonly Meeting[]): ScheduleAddress {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('week');
  const week = mondayOf(isDay(asked) ? asked : today());
  const type = search.get('type');
  const shown = type === 'clam' || type === 'public' ? type : usualType(meetings, week);
  return {
    week,
    type: shown,
    open: (change) => setSearch({ week, type: shown, ...change }, { replace: true }),
  };
}
