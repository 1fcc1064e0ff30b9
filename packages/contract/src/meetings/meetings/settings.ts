/** Settings of the meetings (SETTINGS-D2). */
import { meetingAttendanceDefaults, meetingScheduleDefaults } from '@sheaf/rules/meetings/meetings/settings';
import { clockTime, dayOfWeek, somebody, webLink, wholeNumber, yesNo } from '../../settings-fields.ts';
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
