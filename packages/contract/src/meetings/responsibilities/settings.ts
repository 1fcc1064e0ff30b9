/** Settings of the responsibilities at meetings (ATTEND-D4, SETTINGS-D2). */
import {
  reminderTimings,
  responsibilitiesScheduleDefaults,
} from '@sheaf/rules/meetings/responsibilities/settings';
import { clearableLabels, oneKind, yesNo } from '../../settings-fields.ts';
import { settingsPart } from '../../settings-part.ts';

export const responsibilitiesSchedule = settingsPart(
  'attendants_schedule',
  responsibilitiesScheduleDefaults,
  {
    on: yesNo,
    print_header: clearableLabels(500),
    print_notes: yesNo,
    compact: yesNo,
    reminder_timing: oneKind(reminderTimings.codes),
  },
);
