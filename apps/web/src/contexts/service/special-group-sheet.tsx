/** Sheet that adds or edits a special group (SERVICE-R4). */
import { useTexts } from '#platform/texts.ts';
import { wallClock, wallDay } from '#platform/wall-times.ts';
import { PersonField } from '#ui/form/person-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { DateTimeField } from '#ui/form/time-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import { InvitedFields } from './invited-field.tsx';
import { useOverseers } from './overseer-choices.ts';
import { PlaceFields, placeValues } from './place-fields.tsx';
import type { SpecialGroup } from './service-labels.ts';

const valuesOf = (group: SpecialGroup | null) => ({
  label: group?.label ?? '',
  meeting_date: group?.meeting_date ?? '',
  ...placeValues(group),
  overseer: group?.overseer?.id ?? null,
  groups: group?.groups ?? [],
  replaces: group?.replaces ?? false,
  notify: group?.notify ?? false,
});

type Values = ReturnType<typeof valuesOf>;

const bodyOf = ({ overseer, ...values }: Values) =>
  overseer === null || values.meeting_date === '' || values.label.trim() === ''
    ? null
    : { ...values, overseer: { id: overseer } };

export function SpecialGroupSheet({ group, onClose }: { group: SpecialGroup | null; onClose: () => void }) {
  const { t } = useTexts();
  const overseers = useOverseers('special');
  const form = useRecordForm({
    operation: group ? 'service.editSpecialGroup' : 'service.addSpecialGroup',
    params: group ? { id: group.id } : undefined,
    row: group,
    valuesOf,
    bodyOf,
    needs: () => ['label', 'meeting_date', 'location', 'overseer'],
    onSaved: onClose,
  });
  const { field, values, set } = form;
  return (
    <RecordSheet
      form={form}
      title={t(group ? 'service:special.edit' : 'service:special.add')}
      tell={(told) => [
        { label: t('service:form.name'), value: told.label },
        {
          label: t('service:form.date'),
          value: told.meeting_date && `${wallDay(told.meeting_date)} ${wallClock(told.meeting_date)}`,
        },
        { label: t('service:form.location'), value: told.location },
        {
          label: t('service:form.overseer'),
          value: overseers.find(({ id }) => id === told.overseer)?.full_name ?? '',
        },
      ]}
      onClose={onClose}
    >
      <TextField {...field('label')} label={t('service:form.name')} />
      <DateTimeField {...field('meeting_date')} label={t('service:form.date')} usualTime="09:00" />
      <PlaceFields form={form as never} />
      <PersonField
        {...field('overseer')}
        label={t('service:form.overseer')}
        nobody={t('service:form.choose')}
        people={overseers}
      />
      <InvitedFields values={values} set={set} />
      <SwitchRow
        label={t('service:form.notify')}
        description={t('service:form.notifyText')}
        checked={values.notify}
        onChange={(event) => set({ notify: event.currentTarget.checked })}
      />
    </RecordSheet>
  );
}
