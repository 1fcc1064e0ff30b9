/** Form of a time of a helper sheet, and of a slot that the keeper changes by hand. */

import { Button } from '@mantine/core';
import { minutesOf } from '@sheaf/rules/time/clock-time';
import { useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { DateField } from '#ui/form/date-field.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { TimeField } from '#ui/form/time-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import type { Slot } from './use-slots.ts';

const valuesOf = (slot: Slot | null) => ({
  label: slot?.label ?? '',
  on_date: slot?.on_date ?? '',
  until_on: slot?.until_on ?? '',
  starts_at: slot?.starts_at ?? '09:00',
  minutes: (slot ? minutesOf(slot.ends_at) - minutesOf(slot.starts_at) : 120) as number | null,
  places: (slot?.places.length || 1) as number | null,
  group_id: slot?.group?.id ?? null,
  skipped: slot?.state === 'skipped',
});

type SlotValues = ReturnType<typeof valuesOf>;

const bodyOf = ({ minutes, places, group_id: _, skipped: __, ...values }: SlotValues) =>
  minutes === null || places === null
    ? null
    : { ...values, minutes, places, until_on: values.until_on || null };

interface SlotFormProps {
  /** Null for a new time of the helper sheet. */
  slot: Slot | null;
  sheetId?: number;
  onClose: () => void;
}

function useForm({ slot, sheetId = 0, onClose }: SlotFormProps) {
  const added = useRecordForm({
    operation: 'tasks.addSlot',
    row: null,
    valuesOf: () => valuesOf(null),
    bodyOf: (values) => {
      const body = bodyOf(values);
      return body && { ...body, sheet_id: sheetId };
    },
    needs: () => ['label', 'on_date', 'starts_at', 'minutes', 'places'],
    onSaved: onClose,
  });
  const edited = useRecordForm({
    operation: 'tasks.editSlot',
    params: { id: slot?.id ?? 0 },
    row: slot,
    valuesOf,
    bodyOf: (values) => {
      const body = bodyOf(values);
      return body && { ...body, group_id: values.group_id, skipped: values.skipped };
    },
    needs: () => ['label', 'on_date', 'starts_at', 'minutes', 'places'],
    onSaved: onClose,
  });
  return slot ? edited : added;
}

export function SlotForm(props: SlotFormProps) {
  const { slot, onClose } = props;
  const { t } = useTexts();
  const groups = useRead('groups.listGroups').data ?? [];
  const form = useForm(props);
  const removal = useWrite('tasks.deleteSlot', { success: onClose });
  const [deleting, setDeleting] = useState(false);
  const { values, set, field } = form;
  return (
    <RecordSheet
      form={form}
      title={slot ? t('tasks:keep.editSlot', { label: slot.label }) : t('tasks:keep.addSlot')}
      onClose={onClose}
    >
      <TextField {...field('label')} label={t('tasks:form.label')} data-autofocus />
      <DateField {...field('on_date')} label={t('tasks:form.on_date')} />
      <DateField
        {...field('until_on')}
        label={t('tasks:form.until_on')}
        description={t('tasks:form.untilText')}
        {...(values.on_date !== '' && { min: values.on_date })}
      />
      <TimeField {...field('starts_at')} label={t('tasks:form.starts_at')} />
      <NumberField {...field('minutes')} label={t('tasks:form.minutes')} />
      <NumberField {...field('places')} label={t('tasks:form.places')} />
      {slot?.task_id && (
        <>
          <SelectField<number | null>
            {...field('group_id')}
            label={t('tasks:form.group')}
            choices={[
              { value: null, label: t('tasks:form.noGroup') },
              ...groups.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <SwitchRow
            label={t('tasks:form.skipped')}
            checked={values.skipped}
            onChange={(event) => set({ skipped: event.currentTarget.checked })}
          />
        </>
      )}
      {slot?.sheet_id && (
        <Button variant="default" onClick={() => setDeleting(true)}>
          {t('tasks:keep.deleteSlot')}
        </Button>
      )}
      {slot && deleting && (
        <DeleteQuestion
          title={t('tasks:keep.deleteSlot')}
          text={t('tasks:keep.deleteSlotText', { label: slot.label })}
          removal={removal}
          given={{ params: { id: slot.id } }}
          onClose={() => setDeleting(false)}
        />
      )}
    </RecordSheet>
  );
}
