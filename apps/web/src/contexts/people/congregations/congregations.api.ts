/** Congregation settings for other contexts: enabled modules, place, meetings. */
import { bannerDefaults } from '@sheaf/rules/dashboard/dashboard/banner-settings';
import type { ModuleSwitches } from '@sheaf/rules/permissions/menu-gate';
import { useCongregation } from './congregations.queries.ts';

export { recallCongregation } from './congregations.queries.ts';

/** All modules count as enabled while loading. */
export const useModules = (): ModuleSwitches => useCongregation().data?.modules ?? {};

/** True until the modules are known, or could not be read. */
export const useModulesLoading = (): boolean => useCongregation().isLoading;

/** The default banner is off, also while loading. */
export const useBanner = () => useCongregation().data?.modules.banner_notification ?? bannerDefaults;

/** True if new maps label their blocks with letters (CF-5). */
export const useBlockLetters = (): boolean => useCongregation().data?.blocks_as_letters ?? true;

/** Circuit and region, null if not set; undefined while loading. */
export function useOwnPlace(): { circuit: string | null; region_id: number | null } | undefined {
  const { data } = useCongregation();
  return data && { circuit: data.circuit, region_id: data.region_id };
}

/** Null if not set or while loading. */
export const useCountryId = (): number | null => useCongregation().data?.country_id ?? null;

/** True if attendance is counted; false while loading. */
export const useCountsAttendance = (): boolean =>
  useCongregation().data?.modules.meeting_attendance.on ?? false;

/** Links of online meetings; null otherwise. */
export function useMeetingLinks(): { clam: string | null; public: string | null } {
  const schedule = useCongregation().data?.modules.meeting_schedule;
  return { clam: schedule?.clam_url ?? null, public: schedule?.public_url ?? null };
}

/** Settings with the time of the weekend meeting; undefined while loading. */
export const useWeekendMeeting = () => useCongregation().data?.modules.meeting_schedule;

/** Whether people may take open places of some kind themselves (X-SWAP-26). */
export const useTakesOpen = (): boolean =>
  (useCongregation().data?.modules.planning.take_open ?? 'none') !== 'none';
