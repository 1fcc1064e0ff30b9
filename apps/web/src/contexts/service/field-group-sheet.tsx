/** Sheet that adds or edits a weekly meeting (SERVICE-R1, SERVICE-K1). */
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { PersonField } from '#ui/form/person-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { TimeField } from '#ui/form/time-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { WeeklyClockChangeHint } from '#ui/schedule/clock-change-hint.tsx';
import { useOverseers } from './overseer-choices.ts';
import { PlaceFields, placeValues } from './place-fields.tsx';
import { dayName, type FieldGroup, weeklyTime } from './service-labels.ts';

const days = [1, 2, 3, 4, 5, 6, 0] as const;

const valuesOf = (group: FieldGroup | null) => ({
  label: group?.label ?? '',
  meeting_day: group?.meeting_day ?? 0,
  meeting_time: group?.meeting_time ?? '09:00',
  ...placeValues(group),
  overseer_id: group?.overseer_id ?? null,
  group_id: group?.group_id ?? null,
});

type Values = ReturnType<typeof valuesOf>;

const bodyOf = ({ overseer_id, ...values }: Values) =>
  overseer_id === null || values.location.trim() === '' ? null : { ...values, overseer_id };

export function FieldGroupSheet({ group, onClose }: { group: FieldGroup | null; onClose: () => void }) {
  const { t } = useTexts();
  const groups = useRead('groups.listGroups').data ?? [];
  const overseers = useOverseers('location');
  const form = useRecordForm({
    operation: group ? 'service.editFieldGroup' : 'service.addFieldGroup',
    params: group ? { id: group.id } : undefined,
    row: group,
    valuesOf,
    bodyOf,
    needs: () => ['location', 'overseer_id'],
    onSaved: onClose,
  });
  const { field, values } = form;
  return (
    <RecordSheet
      form={form}
      title={t(group ? 'service:weekly.edit' : 'service:weekly.add')}
      tell={(values) => [
        { label: t('service:form.label'), value: values.label },
        { label: t('service:form.time'), value: weeklyTime(values.meeting_day, values.meeting_time) },
        { label: t('service:form.location'), value: values.location },
        {
          label: t('service:form.overseer'),
          value: overseers.find(({ id }) => id === values.overseer_id)?.full_name ?? '',
        },
      ]}
      onClose={onClose}
    >
      <SelectField
        {...field('group_id')}
        label={t('service:form.group')}
        choices={[
          { value: null, label: t('service:forAll') },
          ...groups.map(({ id, name }) => ({ value: id as number | null, label: name })),
        ]}
      />
      <TextField
        {...field('label')}
        label={t('service:form.label')}
        description={t('service:form.labelText')}
      />
      <SelectField
        {...field('meeting_day')}
        label={t('service:form.day')}
        choices={days.map((value) => ({ value: value as number, label: dayName(value) }))}
      />
      <TimeField {...field('meeting_time')} label={t('service:form.time')} />
      <WeeklyClockChangeHint day={values.meeting_day} time={values.meeting_time} />
      <PlaceFields form={form as never} />
      <PersonField
        {...field('overseer_id')}
        label={t('service:form.overseer')}
        nobody={t('service:form.choose')}
        people={overseers}
      />
    </RecordSheet>
  );
}
