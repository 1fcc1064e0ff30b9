/** Fields of the schedule of responsibilities: printing and reminder times (ATTEND-D4). */
import { reminderTimings } from '@sheaf/rules/meetings/responsibilities/settings';
import { useTexts } from '#platform/texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { RecordFormState } from '#ui/form/use-record-form.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import type { Meetings } from './meeting-values.ts';
import { SettingsSection } from './settings-section.tsx';

export function ResponsibilitiesFields({ form }: { form: RecordFormState<Meetings> }) {
  const { t } = useTexts();
  const { responsibilities } = form.values;
  const set = (next: Partial<Meetings['responsibilities']>): void =>
    form.set({ responsibilities: { ...responsibilities, ...next } });
  return (
    <SettingsSection title={t('congregations:meetings.attendants')}>
      <SwitchRow
        label={t('congregations:meetings.attendantsOn')}
        checked={responsibilities.on}
        onChange={(event) => set({ on: event.currentTarget.checked })}
      />
      {responsibilities.on && (
        <>
          <SelectField
            {...form.partField('responsibilities', 'reminder_timing')}
            label={t('congregations:meetings.reminder')}
            choices={reminderTimings.codes.map((value) => ({
              value,
              label: t(`congregations:meetings.reminder${value}`),
            }))}
          />
          <TextField
            {...form.partField('responsibilities', 'print_header')}
            label={t('congregations:meetings.header')}
            most={500}
          />
          <SwitchRow
            label={t('congregations:meetings.notes')}
            checked={responsibilities.print_notes}
            onChange={(event) => set({ print_notes: event.currentTarget.checked })}
          />
          <SwitchRow
            label={t('congregations:meetings.compact')}
            checked={responsibilities.compact}
            onChange={(event) => set({ compact: event.currentTarget.checked })}
          />
        </>
      )}
    </SettingsSection>
  );
}
