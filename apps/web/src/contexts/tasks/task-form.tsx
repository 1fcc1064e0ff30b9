/** Form of a repeated task (X-TASKS-1). */
import { Button } from '@mantine/core';
import { repeatsByMonth, taskFrequencies } from '@sheaf/rules/tasks/repetition';
import { taskKinds, taskTakers } from '@sheaf/rules/tasks/task-kind';
import { useState } from 'react';
import { usePeople } from '#platform/collections/use-people.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Section } from '#ui/card.tsx';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { DateField } from '#ui/form/date-field.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { PersonField } from '#ui/form/person-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { TimeField } from '#ui/form/time-field.tsx';
import { type RecordFormState, useRecordForm } from '#ui/form/use-record-form.ts';
import { PeopleOrder } from '#ui/schedule/people-order.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import type { Task } from './task-lists.ts';

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
const weeks = [0, 1, 2, 3, 4] as const;

const valuesOf = (row: Task | null) => ({
  label: row?.label ?? '',
  place: row?.place ?? '',
  kind: row?.kind ?? ('cleaning' as const),
  takers: row?.takers ?? ('groups' as const),
  frequency: row?.frequency ?? ('week' as const),
  day_of_week: row?.day_of_week ?? 6,
  week_of_month: row?.week_of_month ?? 0,
  anchor: row?.anchor ?? '',
  starts_at: row?.starts_at ?? '09:00',
  minutes: (row?.minutes ?? 60) as number | null,
  places: (row?.places ?? 4) as number | null,
  checklist: row?.checklist ?? '',
  active: row?.active ?? true,
  user_ids: row?.user_ids ?? [],
  group_ids: row?.group_ids ?? [],
});

type TaskValues = ReturnType<typeof valuesOf>;
type Form = RecordFormState<TaskValues>;

const bodyOf = ({ minutes, places, ...values }: TaskValues) =>
  minutes === null ||
  places === null ||
  values.starts_at === '' ||
  (values.takers === 'people' && values.user_ids.length === 0) ||
  (values.takers === 'groups' && values.group_ids.length === 0)
    ? null
    : { ...values, minutes, places, anchor: values.anchor || null };

interface TurnListProps {
  label: string;
  adding: string;
  ids: readonly number[];
  all: readonly { id: number; name: string; last_first: string }[];
  field: ReturnType<Form['field']>;
  onChange: (ids: number[]) => void;
}

/** People or groups in the order of their turns. */
function TurnList({ label, adding, ids, all, field, onChange }: TurnListProps) {
  const { t } = useTexts();
  const nameOf = (id: number): string => all.find((one) => one.id === id)?.name ?? '–';
  return (
    <Section title={label}>
      {ids.length > 0 && (
        <PeopleOrder
          label={label}
          people={ids.map((id) => ({ key: String(id), name: nameOf(id) }))}
          onOrder={(keys) => onChange(keys.map(Number))}
          onRemove={(key) => onChange(ids.filter((id) => id !== Number(key)))}
        />
      )}
      <PersonField
        {...field}
        value={null}
        required={ids.length === 0}
        onChange={(id) => id !== null && onChange([...ids, id])}
        label={adding}
        nobody={t('tasks:form.choose')}
        people={all.filter(({ id }) => !ids.includes(id))}
      />
    </Section>
  );
}

function Takers({ form: { values, set, field } }: { form: Form }) {
  const { t } = useTexts();
  const people = usePeople().data ?? [];
  const groups = useRead('groups.listGroups').data ?? [];
  if (values.takers === 'people')
    return (
      <TurnList
        label={t('tasks:form.user_ids')}
        adding={t('tasks:form.addTaker')}
        ids={values.user_ids}
        all={people
          .filter(({ active, id }) => active || values.user_ids.includes(id))
          .map(({ id, full_name: name, last_first }) => ({ id, name, last_first }))}
        field={field('user_ids') as never}
        onChange={(user_ids) => set({ user_ids })}
      />
    );
  if (values.takers === 'groups')
    return (
      <TurnList
        label={t('tasks:form.group_ids')}
        adding={t('tasks:form.addGroup')}
        ids={values.group_ids}
        all={groups.map(({ id, name }) => ({ id, name, last_first: name }))}
        field={field('group_ids') as never}
        onChange={(group_ids) => set({ group_ids })}
      />
    );
  return null;
}

function Times({ form: { values, field } }: { form: Form }) {
  const { t } = useTexts();
  return (
    <>
      <SelectField
        {...field('frequency')}
        label={t('tasks:form.frequency')}
        choices={taskFrequencies.map((value) => ({ value, label: t(`tasks:frequency.${value}`) }))}
      />
      <SelectField
        {...field('day_of_week')}
        label={t('tasks:form.day_of_week')}
        choices={weekdays.map((value) => ({ value: value as number, label: t(`tasks:weekday.${value}`) }))}
      />
      {repeatsByMonth(values.frequency) && (
        <SelectField
          {...field('week_of_month')}
          label={t('tasks:form.week_of_month')}
          choices={weeks.map((value) => ({ value: value as number, label: t(`tasks:week.${value}`) }))}
        />
      )}
      <DateField
        {...field('anchor')}
        label={t('tasks:form.anchor')}
        description={t('tasks:form.anchorText')}
      />
      <TimeField {...field('starts_at')} label={t('tasks:form.starts_at')} />
      <NumberField {...field('minutes')} label={t('tasks:form.minutes')} />
    </>
  );
}

export function TaskForm({ row, onClose }: { row: Task | null; onClose: () => void }) {
  const { t } = useTexts();
  const [deleting, setDeleting] = useState(false);
  const removal = useWrite('tasks.deleteTask', { success: onClose });
  const form = useRecordForm({
    operation: row ? 'tasks.editTask' : 'tasks.addTask',
    params: row ? { id: row.id } : undefined,
    row,
    valuesOf,
    bodyOf,
    needs: ({ takers }) => [
      'label',
      'starts_at',
      'minutes',
      'places',
      ...(takers === 'people' ? (['user_ids'] as const) : []),
      ...(takers === 'groups' ? (['group_ids'] as const) : []),
    ],
    onSaved: onClose,
  });
  const { values, set, field } = form;
  return (
    <RecordSheet
      form={form}
      title={row ? t('tasks:keep.editTask', { label: row.label }) : t('tasks:keep.addTask')}
      onClose={onClose}
    >
      <TextField {...field('label')} label={t('tasks:form.label')} data-autofocus />
      <SelectField
        {...field('kind')}
        label={t('tasks:form.kind')}
        choices={taskKinds.map((value) => ({ value, label: t(`tasks:kind.${value}`) }))}
      />
      <TextField {...field('place')} label={t('tasks:form.place')} description={t('tasks:form.placeText')} />
      <Times form={form} />
      <NumberField {...field('places')} label={t('tasks:form.places')} />
      <SelectField
        {...field('takers')}
        label={t('tasks:form.takers')}
        choices={taskTakers.map((value) => ({ value, label: t(`tasks:takers.${value}`) }))}
      />
      <Takers form={form} />
      <TextField
        {...field('checklist')}
        label={t('tasks:form.checklist')}
        description={t('tasks:form.checklistText')}
        rows={6}
      />
      <SwitchRow
        label={t('tasks:form.active')}
        checked={values.active}
        onChange={(event) => set({ active: event.currentTarget.checked })}
      />
      {row && (
        <Button variant="default" onClick={() => setDeleting(true)}>
          {t('tasks:keep.deleteTask')}
        </Button>
      )}
      {row && deleting && (
        <DeleteQuestion
          title={t('tasks:keep.deleteTask')}
          text={t('tasks:keep.deleteTaskText', { label: row.label })}
          removal={removal}
          given={{ params: { id: row.id } }}
          onClose={() => setDeleting(false)}
        />
      )}
    </RecordSheet>
  );
}
