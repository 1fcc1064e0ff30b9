/** ATTEND-D4: the schedule of attendants, how it is printed, and when its reminders go. */
import { NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useTexts } from '../../platform/texts.ts';
import { SwitchRow } from '../../ui/switch-row.tsx';
import type { Meetings } from './meetings-screen.tsx';
import type { FieldsProps } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';

export function AttendantsFields({ entry, change, errorOf }: FieldsProps<Meetings>) {
  const { t } = useTexts();
  const { attendants } = entry;
  const set = (next: Partial<Meetings['attendants']>): void =>
    change({ attendants: { ...attendants, ...next } });
  return (
    <SettingsSection title={t('congregations:meetings.attendants')}>
      <SwitchRow
        label={t('congregations:meetings.attendantsOn')}
        checked={attendants.on}
        onChange={(event) => set({ on: event.currentTarget.checked })}
      />
      {attendants.on && (
        <>
          <NativeSelect
            label={t('congregations:meetings.reminder')}
            value={String(attendants.reminder_timing)}
            onChange={(event) => set({ reminder_timing: Number(event.currentTarget.value) })}
            data={[1, 2, 3].map((timing) => ({
              value: String(timing),
              label: t(`congregations:meetings.reminder${timing}`),
            }))}
            error={errorOf('modules.attendants_schedule.reminder_timing')}
          />
          <TextInput
            label={t('congregations:meetings.header')}
            value={attendants.print_header ?? ''}
            maxLength={500}
            onChange={(event) => set({ print_header: event.currentTarget.value })}
            error={errorOf('modules.attendants_schedule.print_header')}
          />
          <SwitchRow
            label={t('congregations:meetings.notes')}
            checked={attendants.print_notes}
            onChange={(event) => set({ print_notes: event.currentTarget.checked })}
          />
          <SwitchRow
            label={t('congregations:meetings.compact')}
            checked={attendants.compact}
            onChange={(event) => set({ compact: event.currentTarget.checked })}
          />
        </>
      )}
    </SettingsSection>
  );
}
