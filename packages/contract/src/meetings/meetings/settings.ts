/** Settings of the meetings (SETTINGS-D2). */
import { mostHalls } from '@sheaf/rules/meetings/meetings/seats';
import { meetingAttendanceDefaults, meetingScheduleDefaults } from '@sheaf/rules/meetings/meetings/settings';
import { z } from 'zod';
import { clockTime, dayOfWeek, somebody, webLink, wholeNumber, yesNo } from '../../settings-fields.ts';
import { settingsPart } from '../../settings-part.ts';

export const meetingSchedule = settingsPart('meeting_schedule', meetingScheduleDefaults, {
  on: yesNo,
  ptc: somebody,
  wt_conductor: somebody,
  clam_day: dayOfWeek,
  clam_start_time: clockTime,
  clam_url: webLink,
  clam_halls: {
    accepts: z.number().int().min(1).max(mostHalls).nullable(),
    reads: z.number().int().nullable(),
  },
  public_day: dayOfWeek,
  public_start_time: clockTime,
  public_url: webLink,
  history: wholeNumber(0, 60),
});

export const meetingAttendance = settingsPart('meeting_attendance', meetingAttendanceDefaults, { on: yesNo });
