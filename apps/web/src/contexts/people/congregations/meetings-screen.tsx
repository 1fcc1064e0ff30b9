/** Form with the meeting times and the meeting modules (SETTINGS-S2). */
import { usePeople } from '#platform/collections/use-people.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { wallClock } from '#platform/wall-times.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import { AttendantsFields } from './duties-schedule-fields.tsx';
import { MeetingFields, meetingLabels, weekdayOf } from './meeting-fields.tsx';
import { type Meetings, meetingValues } from './meeting-values.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';

const bodyOf = ({ schedule, attendance, attendants }: Meetings) => ({
  modules: {
    meeting_schedule: {
      ...schedule,
      clam_url: schedule.clam_url || null,
      public_url: schedule.public_url || null,
      history: schedule.history ?? 0,
    },
    meeting_attendance: { on: attendance },
    attendants_schedule: { ...attendants, print_header: attendants.print_header || null },
  },
});

const fieldOf = (name: string): string =>
  name
    .replace('modules.meeting_schedule.', 'schedule.')
    .replace('modules.attendants_schedule.', 'attendants.');

function useTellMeetings() {
  const { t } = useTexts();
  const people = usePeople().data ?? [];
  const yes = (on: boolean): string => (on ? '✓' : '');
  return ({ schedule, attendance, attendants }: Meetings) => [
    { label: t('congregations:meetings.on'), value: yes(schedule.on) },
    {
      label: t('congregations:meetings.coordinator'),
      value: people.find(({ id }) => id === schedule.ptc)?.last_first ?? '',
    },
    {
      label: t('congregations:meetings.conductor'),
      value: people.find(({ id }) => id === schedule.wt_conductor)?.last_first ?? '',
    },
    { label: t('congregations:meetings.history'), value: String(schedule.history ?? 0) },
    ...(['clam', 'public'] as const).map((which) => ({
      label: t(meetingLabels[which]),
      value: joinTexts([
        t(`congregations:meetings.weekday.${weekdayOf(schedule, which)}`),
        wallClock(`2026-01-01T${schedule[`${which}_start_time`]}`),
        schedule[`${which}_url`],
      ]),
    })),
    { label: t('congregations:meetings.attendanceOn'), value: yes(attendance) },
    { label: t('congregations:meetings.attendantsOn'), value: yes(attendants.on) },
    {
      label: t('congregations:meetings.reminder'),
      value: t(`congregations:meetings.reminder${attendants.reminder_timing}`),
    },
    { label: t('congregations:meetings.header'), value: attendants.print_header },
    { label: t('congregations:meetings.notes'), value: yes(attendants.print_notes) },
    { label: t('congregations:meetings.compact'), value: yes(attendants.compact) },
  ];
}

export function MeetingsScreen() {
  const { t } = useTexts();
  return (
    <SettingsForm
      title={t('congregations:meetings.title')}
      valuesOf={meetingValues}
      bodyOf={bodyOf}
      fieldOf={fieldOf}
      tell={useTellMeetings()}
    >
      {(form) => (
        <>
          <MeetingFields form={form} />
          <SettingsSection title={t('congregations:meetings.attendance')}>
            <SwitchRow
              label={t('congregations:meetings.attendanceOn')}
              checked={form.values.attendance}
              onChange={(event) => form.set({ attendance: event.currentTarget.checked })}
            />
          </SettingsSection>
          <AttendantsFields form={form} />
        </>
      )}
    </SettingsForm>
  );
}
