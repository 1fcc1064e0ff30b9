/** Sheet that adds or edits a language group (X-LANG-GROUP). */
import { useTexts } from '#platform/texts.ts';
import { LanguageField } from '#ui/form/language-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import { WeeklyTimeFields } from '../weekly-time-fields.tsx';
import { bodyOf, tellGroup, valuesOf } from './language-group-values.ts';
import type { LanguageGroup } from './language-groups.queries.ts';

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
      <WeeklyTimeFields which="clam" day={field('clam_day')} time={field('clam_start_time')} />
      <WeeklyTimeFields which="public" day={field('public_day')} time={field('public_start_time')} />
      <SwitchRow
        label={t('meetings:groups.active')}
        description={t('meetings:groups.activeHint')}
        checked={values.active}
        onChange={(event) => set({ active: event.currentTarget.checked })}
      />
    </RecordSheet>
  );
}
