/**
 * Meeting settings with defaults: times, coordinators, and months of visible history (SETTINGS-R7,
 * SETTINGS-K1).
 */

export interface MeetingSchedule {
  on: boolean;
  /** Person id of the public talk coordinator. */
  ptc: number | null;
  /** Person id of the permanent Watchtower study conductor. */
  wt_conductor: number | null;
  /** 0 is Sunday; also for the days below. */
  clam_day: number;
  clam_start_time: string;
  clam_url: string | null;
  /** Classes of a new midweek meeting; null for as many as the previous one has. */
  clam_halls: number | null;
  public_day: number;
  public_start_time: string;
  public_url: string | null;
  /** Months of visible history. */
  history: number;
}

export const meetingScheduleDefaults: MeetingSchedule = {
  on: true,
  ptc: null,
  wt_conductor: null,
  clam_day: 3,
  clam_start_time: '19:00',
  clam_url: null,
  clam_halls: null,
  public_day: 0,
  public_start_time: '10:00',
  public_url: null,
  history: 12,
};

export const meetingAttendanceDefaults = { on: true };
