/** Settings of the meetings, the duties at them, the reports and the carts, with their defaults (SETTINGS-R7, SETTINGS-K1). */
import type { CodeOf } from '../../wire-code.ts';
import { cartBookings, reminderTimings } from './setting-kinds.ts';

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

export interface AttendantsSchedule {
  on: boolean;
  print_header: string | null;
  print_notes: boolean;
  compact: boolean;
  reminder_timing: CodeOf<typeof reminderTimings>;
}

/** `booking_advance` in weeks; 0 is without limit (SETTINGS-R8). */
export interface CartCalendar {
  cart_booking: CodeOf<typeof cartBookings>;
  booking_advance: number;
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

export const attendantsScheduleDefaults: AttendantsSchedule = {
  on: true,
  print_header: null,
  print_notes: false,
  compact: false,
  reminder_timing: reminderTimings.encode('two-days'),
};

/** `start_month`: the first month that the records cover (REPORTS-R28), such as 2026-09-01; null where it is not known. */
export interface FieldServiceReports {
  on: boolean;
  start_month: string | null;
}

export const fieldServiceReportsDefaults: FieldServiceReports = { on: true, start_month: null };

export const cartCalendarDefaults: CartCalendar = {
  cart_booking: cartBookings.encode('publishers'),
  booking_advance: 0,
};
