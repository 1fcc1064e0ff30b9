/** Settings of the responsibility schedule: printing and reminder times (ATTEND-D4, SETTINGS-K1). */
import { type CodeOf, wireCode } from '../../wire-code.ts';

/** When people with a duty are reminded. */
export const reminderTimings = wireCode({ 'two-days': 1, 'half-day': 2, both: 3 });

export interface AttendantsSchedule {
  on: boolean;
  print_header: string | null;
  print_notes: boolean;
  compact: boolean;
  reminder_timing: CodeOf<typeof reminderTimings>;
}

export const responsibilitiesScheduleDefaults: AttendantsSchedule = {
  on: true,
  print_header: null,
  print_notes: false,
  compact: false,
  reminder_timing: reminderTimings.encode('two-days'),
};
