/** SETTINGS-S2: when the meetings are, and what of them is kept in Sheaf. */
import { useTexts } from '../../platform/texts.ts';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { AttendantsFields } from './attendants-fields.tsx';
import type { Settings } from './congregations.queries.ts';
import { MeetingFields } from './meeting-fields.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';

const meetingsOf = ({ modules }: Settings) => ({
  schedule: modules.meeting_schedule,
  attendance: modules.meeting_attendance.on,
  attendants: modules.attendants_schedule,
});

export type Meetings = ReturnType<typeof meetingsOf>;

export function MeetingsScreen() {
  const { t } = useTexts();
  return (
    <SettingsForm
      title={t('congregations:meetings.title')}
      entryOf={meetingsOf}
      bodyOf={({ schedule, attendance, attendants }) => ({
        modules: {
          meeting_schedule: schedule,
          meeting_attendance: { on: attendance },
          attendants_schedule: attendants,
        },
      })}
    >
      {(fields) => (
        <>
          <MeetingFields {...fields} />
          <SettingsSection title={t('congregations:meetings.attendance')}>
            <SwitchRow
              label={t('congregations:meetings.attendanceOn')}
              checked={fields.entry.attendance}
              onChange={(event) => fields.change({ attendance: event.currentTarget.checked })}
            />
          </SettingsSection>
          <AttendantsFields {...fields} />
        </>
      )}
    </SettingsForm>
  );
}
