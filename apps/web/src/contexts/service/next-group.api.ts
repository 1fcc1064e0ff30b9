/** The next meeting of the own field service group from cached data, for the schedules tab (SHELL-S6). */
import { nextGroupMeeting } from '@sheaf/rules/service/next-group';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { leaderOf, placeOf } from './service-labels.ts';
import { useNow } from './use-now.ts';

export interface NextGroup {
  /** `2026-11-28T09:00`. */
  start: string;
  label: string;
  place: string;
  leader: string;
}

/** @param wanted false without the module. */
export function useNextGroup(wanted: boolean): { isLoading: boolean; next: NextGroup | null } {
  const { t } = useTexts();
  const now = useNow();
  const { data, isLoading } = useRead('service.listFieldMeetings', {}, { kept: true, enabled: wanted });
  const next = data && nextGroupMeeting(data, now);
  return {
    isLoading,
    next: next
      ? { start: next.start, label: next.label, place: placeOf(t, next), leader: leaderOf(t, next) }
      : null,
  };
}
