/**
 * Sheet that adds or edits a rotation group, with a preview of its next dates (SERVICE-R5, SERVICE-R7,
 * SERVICE-R10).
 */
import { nextRotationDates, type Rotation } from '@sheaf/rules/schedules/rotation-dates';
import {
  type Frequency,
  lastWeekOfMonth,
  mayRotate,
  offeredFrequencies,
} from '@sheaf/rules/service/frequency';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { nowHere } from '#platform/wall-times.ts';
import { PersonField } from '#ui/form/person-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { type RecordFormState, useRecordForm } from '#ui/form/use-record-form.ts';
import { Hint } from '#ui/page.tsx';
import { ClockChangeHint } from '#ui/schedule/clock-change-hint.tsx';
import { PeopleOrder } from '#ui/schedule/people-order.tsx';
import { type RotationEntry, RotationFields } from '#ui/schedule/rotation-fields.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import { InvitedFields } from './invited-field.tsx';
import { useOverseers } from './overseer-choices.ts';
import { PlaceFields, placeValues } from './place-fields.tsx';
import { type RotationGroup, rotationOfGroup } from './service-labels.ts';

const valuesOf = (group: RotationGroup | null) => ({
  label: group?.label ?? '',
  frequency: group?.frequency ?? ('week' as Frequency),
  day_of_week: group?.day_of_week ?? 6,
  week_of_month: group?.week_of_month ?? 0,
  time_of_day: group?.time_of_day ?? '09:00',
  ...placeValues(group),
  overseers: group?.overseers ?? [],
  rotation: group?.rotation ?? true,
  replaces: group?.replaces ?? false,
  groups: group?.groups ?? [],
});

type Values = ReturnType<typeof valuesOf>;

const datesShown = 5;

/** Next dates, computed by the rule that plans the rotation. */
function NextDates({ rotation, today }: { rotation: Rotation; today: string }) {
  const { t } = useTexts();
  const dates = nextRotationDates(rotation, today, datesShown).map(({ date }) => fullDay(date));
  return <Hint small>{t('service:rotation.next', { dates: joinTexts(dates) })}</Hint>;
}

const bodyOf = (values: Values) =>
  values.overseers.length === 0 || values.time_of_day === '' ? null : values;

function entryOf(values: Values, anchor: string): RotationEntry {
  return { ...rotationOfGroup({ ...values, anchor }), startsAt: values.time_of_day, minutes: 0 };
}

const changedBy = ({ every, weeks, weekday, week, startsAt }: RotationEntry): Partial<Values> => ({
  frequency: every === 'month' ? 'month' : weeks === 2 ? 'fortnight' : 'week',
  day_of_week: weekday % 7,
  week_of_month: week === 'last' ? lastWeekOfMonth : week - 1,
  time_of_day: startsAt,
});

function OverseerFields({ form }: { form: RecordFormState<Values> }) {
  const { t } = useTexts();
  const people = useOverseers('rotation');
  const { values, set, field } = form;
  const nameOf = (id: number): string => people.find((person) => person.id === id)?.full_name ?? '–';
  return (
    <>
      {mayRotate(values.frequency) && (
        <SwitchRow
          label={t('service:form.rotate')}
          description={t('service:form.rotateText')}
          checked={values.rotation}
          onChange={(event) => set({ rotation: event.currentTarget.checked })}
        />
      )}
      {values.overseers.length > 0 && (
        <PeopleOrder
          label={t('service:form.overseers')}
          people={values.overseers.map((id) => ({ key: String(id), name: nameOf(id) }))}
          onOrder={(keys) => set({ overseers: keys.map(Number) })}
          onRemove={(key) => set({ overseers: values.overseers.filter((id) => id !== Number(key)) })}
        />
      )}
      <PersonField
        {...field('overseers')}
        value={null}
        required={values.overseers.length === 0}
        onChange={(id) => id !== null && set({ overseers: [...values.overseers, id] })}
        label={t('service:form.addOverseer')}
        nobody={t('service:form.choose')}
        people={people.filter(({ id }) => !values.overseers.includes(id))}
      />
    </>
  );
}

export function RotationGroupSheet({ group, onClose }: { group: RotationGroup | null; onClose: () => void }) {
  const { t } = useTexts();
  const today = nowHere().slice(0, 10);
  const form = useRecordForm({
    operation: group ? 'service.editRotationGroup' : 'service.addRotationGroup',
    params: group ? { id: group.id } : undefined,
    row: group,
    valuesOf,
    bodyOf,
    needs: () => ['label', 'location', 'overseers'],
    onSaved: onClose,
  });
  const { values, set, field } = form;
  const same = group?.frequency === values.frequency && group.day_of_week === values.day_of_week;
  const entry = entryOf(values, same ? group.anchor : today);
  return (
    <RecordSheet
      form={form}
      title={t(group ? 'service:rotation.edit' : 'service:rotation.add')}
      tell={(told) => [
        { label: t('service:form.name'), value: told.label },
        { label: t('service:form.location'), value: told.location },
      ]}
      onClose={onClose}
    >
      <TextField {...field('label')} label={t('service:form.name')} />
      <RotationFields
        value={entry}
        onChange={(next) => set(changedBy(next))}
        firstDay={1}
        dated={false}
        fortnight={offeredFrequencies(group?.frequency ?? null).includes('fortnight')}
      />
      <ClockChangeHint rotation={entry} time={values.time_of_day} />
      <NextDates rotation={entry} today={today} />
      <PlaceFields form={form as never} />
      <OverseerFields form={form} />
      <InvitedFields values={values} set={set} />
    </RecordSheet>
  );
}
