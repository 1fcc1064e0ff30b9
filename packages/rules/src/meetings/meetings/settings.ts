/** When the meetings are held, who arranges them, and how many months stay visible, with the defaults (SETTINGS-R7, SETTINGS-K1). */

export interface MeetingSchedule {
  on: boolean;
  /** Person id of the public talk coordinator. */
  ptc: number | null;
  /** Person id of the standing conductor of the Watchtower study. */
  wt_conductor: number | null;
  /** 0 is Sunday, here and below. */
  clam_day: number;
  clam_start_time: string;
  clam_url: string | null;
  public_day: number;
  public_start_time: string;
  public_url: string | null;
  /** Months that stay visible. */
  history: number;
}

export const meetingScheduleDefaults: MeetingSchedule = {
  on: true,
  ptc: null,
  wt_conductor: null,
  clam_day: 3,
  clam_start_time: '19:00',
  clam_url: null,
  public_day: 0,
  public_start_time: '10:00',
  public_url: null,
  history: 12,
};

export const meetingAttendanceDefaults = { on: true };
