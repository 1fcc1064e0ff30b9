/** What other screens ask of the congregation: which modules it has switched on, and where it is. */
import { bannerDefaults } from '@sheaf/rules/dashboard/dashboard/banner-settings';
import type { ModuleSwitches } from '@sheaf/rules/permissions/menu-gate';
import { useCongregation } from './congregations.queries.ts';

export { recallCongregation } from './congregations.queries.ts';

/** Until they are known, every module counts as switched on. */
export const useModules = (): ModuleSwitches => useCongregation().data?.modules ?? {};

/** Until it is known there is none. */
export const useBanner = () => useCongregation().data?.modules.banner_notification ?? bannerDefaults;

/** Whether new maps label their blocks with letters (CF-5). */
export const useBlockLetters = (): boolean => useCongregation().data?.blocks_as_letters ?? true;

/** Its circuit and region, null where they are not set; undefined until they are known. */
export function useOwnPlace(): { circuit: string | null; region_id: number | null } | undefined {
  const { data } = useCongregation();
  return data && { circuit: data.circuit, region_id: data.region_id };
}

/** Null where none was chosen, or is not known yet. */
export const useCountryId = (): number | null => useCongregation().data?.country_id ?? null;

/** Whether those who come are counted; until it is known they are not. */
export const useCountsAttendance = (): boolean =>
  useCongregation().data?.modules.meeting_attendance.on ?? false;

/** Where the meetings are held online; null where they are not. */
export function useMeetingLinks(): { clam: string | null; public: string | null } {
  const schedule = useCongregation().data?.modules.meeting_schedule;
  return { clam: schedule?.clam_url ?? null, public: schedule?.public_url ?? null };
}

/** When the weekend meeting is; undefined until it is known. */
export const useWeekendMeeting = () => useCongregation().data?.modules.meeting_schedule;
