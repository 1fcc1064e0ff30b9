/** Form with the meeting times and the meeting modules (SETTINGS-S2). */
import { usePeople } from '#platform/collections/use-people.ts';
import { phraseIn } from '#platform/phrase-in.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { wallClock } from '#platform/wall-times.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import { MeetingFields, meetingLabels, weekdayOf } from './meeting-fields.tsx';
import { type Meetings, meetingValues } from './meeting-values.ts';
import { ResponsibilitiesFields } from './responsibilities-fields.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';

const bodyOf = ({ schedule, attendance, planning, responsibilities }: Meetings) => ({
  modules: {
    meeting_schedule: {
      ...schedule,
      clam_url: schedule.clam_url || null,
      clam_halls: schedule.clam_halls || null,
      public_url: schedule.public_url || null,
      history: schedule.history ?? 0,
    },
    meeting_attendance: { on: attendance },
    planning,
    attendants_schedule: { ...responsibilities, print_header: responsibilities.print_header || null },
  },
});

const fieldOf = (name: string): string =>
  name
    .replace('modules.meeting_schedule.', 'schedule.')
    .replace('modules.planning.', 'planning.')
    .replace('modules.attendants_schedule.', 'responsibilities.');

function useTellMeetings() {
  const { t } = useTexts();
  const people = usePeople().data ?? [];
  const yes = (on: boolean): string => (on ? '✓' : '');
  return ({ schedule, attendance, planning, responsibilities }: Meetings) => [
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
    {
      label: t('congregations:meetings.helperRule'),
      value: t(`congregations:meetings.helperRules.${planning.helper_rule}`),
    },
    {
      label: t('congregations:meetings.swapAgreement'),
      value: t(`congregations:meetings.swapAgreements.${planning.swap_agreement}`),
    },
    {
      label: t('congregations:meetings.takeOpen'),
      value: t(`congregations:meetings.takenOpen.${planning.take_open}`),
    },
    {
      label: t('congregations:meetings.classes'),
      value: t(phraseIn('congregations:meetings.halls', schedule.clam_halls)),
    },
    { label: t('congregations:meetings.attendanceOn'), value: yes(attendance) },
    { label: t('congregations:meetings.attendantsOn'), value: yes(responsibilities.on) },
    {
      label: t('congregations:meetings.reminder'),
      value: t(`congregations:meetings.reminder${responsibilities.reminder_timing}`),
    },
    { label: t('congregations:meetings.header'), value: responsibilities.print_header },
    { label: t('congregations:meetings.notes'), value: yes(responsibilities.print_notes) },
    { label: t('congregations:meetings.compact'), value: yes(responsibilities.compact) },
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
          <ResponsibilitiesFields form={form} />
        </>
      )}
    </SettingsForm>
  );
}
