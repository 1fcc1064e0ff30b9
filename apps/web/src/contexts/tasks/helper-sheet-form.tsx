/** Form of a helper sheet. */
import { Button } from '@mantine/core';
import { extents } from '@sheaf/rules/events/extent';
import { useState } from 'react';
import { saveFile } from '#platform/save-file.ts';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { DateField } from '#ui/form/date-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { SaveButton } from '#ui/save-button.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import type { HelperSheet } from './task-lists.ts';

const valuesOf = (row: HelperSheet | null) => ({
  label: row?.label ?? '',
  note: row?.note ?? '',
  audience: row?.audience ?? ('everyone' as const),
  self_signup: row?.self_signup ?? true,
  closes_on: row?.closes_on ?? '',
});

export function HelperSheetForm({ row, onClose }: { row: HelperSheet | null; onClose: () => void }) {
  const { t } = useTexts();
  const [deleting, setDeleting] = useState(false);
  const removal = useWrite('tasks.deleteSheet', { success: onClose });
  const form = useRecordForm({
    operation: row ? 'tasks.editSheet' : 'tasks.addSheet',
    params: row ? { id: row.id } : undefined,
    row,
    valuesOf,
    bodyOf: (values) => ({ ...values, closes_on: values.closes_on || null }),
    needs: () => ['label'],
    onSaved: onClose,
  });
  const { values, set, field } = form;
  return (
    <RecordSheet
      form={form}
      title={row ? t('tasks:keep.editTask', { label: row.label }) : t('tasks:keep.addSheet')}
      onClose={onClose}
    >
      <TextField {...field('label')} label={t('tasks:form.label')} data-autofocus />
      <TextField {...field('note')} label={t('tasks:form.note')} rows={3} />
      <SelectField
        {...field('audience')}
        label={t('tasks:form.audience')}
        choices={extents.map((value) => ({ value, label: t(`tasks:audience.${value}`) }))}
      />
      <SwitchRow
        label={t('tasks:form.self_signup')}
        checked={values.self_signup}
        onChange={(event) => set({ self_signup: event.currentTarget.checked })}
      />
      <DateField
        {...field('closes_on')}
        label={t('tasks:form.closes_on')}
        description={t('tasks:form.closesText')}
      />
      {row && (
        <SaveButton
          label={t('tasks:paper.printSheet', { label: row.label })}
          busyLabel={t('tasks:paper.preparing')}
          onSave={() => saveFile({ location: `/reports/tasks?sheet=${row.id}`, name: 'helpers.pdf' })}
        />
      )}
      {row && (
        <Button variant="default" onClick={() => setDeleting(true)}>
          {t('tasks:keep.deleteSheet')}
        </Button>
      )}
      {row && deleting && (
        <DeleteQuestion
          title={t('tasks:keep.deleteSheet')}
          text={t('tasks:keep.deleteSheetText', { label: row.label })}
          removal={removal}
          given={{ params: { id: row.id } }}
          onClose={() => setDeleting(false)}
        />
      )}
    </RecordSheet>
  );
}
