/** Settings of the meetings, the duties at them, the reports and the carts (SETTINGS-D2). */
import {
  attendantsScheduleDefaults,
  cartCalendarDefaults,
  fieldServiceReportsDefaults,
  meetingAttendanceDefaults,
  meetingScheduleDefaults,
} from '@sheaf/rules/people/congregations/module-settings';
import { cartBookings, reminderTimings } from '@sheaf/rules/people/congregations/setting-kinds';
import { z } from 'zod';
import {
  clearableMonth,
  clearableWords,
  clockTime,
  dayOfWeek,
  oneKind,
  somebody,
  webLink,
  wholeNumber,
  yesNo,
} from '../../settings-fields.ts';
import { settingsPart } from '../../settings-part.ts';

export const meetingSchedule = settingsPart('meeting_schedule', meetingScheduleDefaults, {
  on: yesNo,
  ptc: somebody,
  wt_conductor: somebody,
  clam_day: dayOfWeek,
  clam_start_time: clockTime,
  clam_url: webLink,
  public_day: dayOfWeek,
  public_start_time: clockTime,
  public_url: webLink,
  history: wholeNumber(0, 60),
});

export const meetingAttendance = settingsPart('meeting_attendance', meetingAttendanceDefaults, { on: yesNo });

export const attendantsSchedule = settingsPart('attendants_schedule', attendantsScheduleDefaults, {
  on: yesNo,
  print_header: clearableWords(500),
  print_notes: yesNo,
  compact: yesNo,
  reminder_timing: oneKind(reminderTimings.codes),
});

export const fieldServiceReports = settingsPart('field_service_reports', fieldServiceReportsDefaults, {
  on: yesNo,
  start_month: clearableMonth,
});

const bookingCode = oneKind(cartBookings.codes);
/** A number or a yes: the documents have both (CARTS-D7). */
export const cartBooking = {
  accepts: z.union([bookingCode.accepts, z.boolean().transform((publishers) => (publishers ? 1 : 0))]),
  reads: bookingCode.reads,
};
export const bookingAdvance = wholeNumber(0, 52);

export const cartCalendar = settingsPart('cart_calendar', cartCalendarDefaults, {
  cart_booking: cartBooking,
  booking_advance: bookingAdvance,
});
