/** Sheet that adds or edits a language group (X-LANG-GROUP). */
import { useTexts } from '#platform/texts.ts';
import { LanguageField } from '#ui/form/language-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { TimeField } from '#ui/form/time-field.tsx';
import { type RecordFormState, useRecordForm } from '#ui/form/use-record-form.ts';
import { WeeklyClockChangeHint } from '#ui/schedule/clock-change-hint.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import { bodyOf, dayName, type LanguageGroupValues, tellGroup, valuesOf } from './language-group-values.ts';
import type { LanguageGroup } from './language-groups.queries.ts';

const days = [1, 2, 3, 4, 5, 6, 0] as const;

interface TimeFieldsProps {
  which: 'clam' | 'public';
  form: RecordFormState<LanguageGroupValues>;
}

function TimeFields({ which, form: { field, values } }: TimeFieldsProps) {
  const { t } = useTexts();
  const meeting = t(`meetings:type.${which}`);
  return (
    <>
      <SelectField
        {...field(`${which}_day`)}
        label={t('meetings:groups.day', { meeting })}
        choices={days.map((value) => ({ value, label: dayName(value) }))}
      />
      <TimeField {...field(`${which}_start_time`)} label={t('meetings:groups.time', { meeting })} />
      <WeeklyClockChangeHint day={values[`${which}_day`]} time={values[`${which}_start_time`]} />
    </>
  );
}

export function LanguageGroupSheet({ group, onClose }: { group: LanguageGroup | null; onClose: () => void }) {
  const { t, lang } = useTexts();
  const form = useRecordForm({
    operation: group ? 'meetings.editLanguageGroup' : 'meetings.addLanguageGroup',
    params: group ? { id: group.id } : undefined,
    row: group,
    valuesOf,
    bodyOf,
    needs: () => ['label', 'lang'],
    onSaved: onClose,
  });
  const { field, set, values } = form;
  return (
    <RecordSheet
      form={form}
      title={group ? t('meetings:groups.edit', { name: group.label }) : t('meetings:groups.add')}
      tell={tellGroup(t, lang)}
      onClose={onClose}
    >
      <TextField {...field('label')} label={t('meetings:groups.name')} />
      <LanguageField {...field('lang')} label={t('meetings:groups.lang')} />
      <TimeFields which="clam" form={form} />
      <TimeFields which="public" form={form} />
      <SwitchRow
        label={t('meetings:groups.active')}
        description={t('meetings:groups.activeHint')}
        checked={values.active}
        onChange={(event) => set({ active: event.currentTarget.checked })}
      />
    </RecordSheet>
  );
}
