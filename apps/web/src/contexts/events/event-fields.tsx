/**
 * Values, request body and fields of the event form (EVENTS-S2). Type and start preset other fields until
 * those are set by hand.
 */

import { cancelChoices, eventTypes } from '@sheaf/rules/events/event';
import { changeStart, changeType, emptyEventForm } from '@sheaf/rules/events/event-form';
import { type Extent, extents } from '@sheaf/rules/events/extent';
import { joinTexts, type Translate, useTexts } from '#platform/texts.ts';
import { nowHere, wallClock, wallDay } from '#platform/wall-times.ts';
import type { ToldValue } from '#ui/form/save-footer.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { DateTimeField } from '#ui/form/time-field.tsx';
import type { RecordFormState } from '#ui/form/use-record-form.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import { type CongregationEvent, eventName, eventTimes } from './event-labels.ts';

const wallMoment = (start: string): string => joinTexts([wallDay(start), wallClock(start)]);

export const valuesOf = (event: CongregationEvent | null) => ({
  type: event?.type ?? emptyEventForm.type,
  label: event?.label ?? '',
  start_date: event?.start_date ?? emptyEventForm.start_date,
  end_date: event?.end_date ?? emptyEventForm.end_date,
  extent: event?.extent ?? ('everyone' as Extent),
  location: event?.location ?? '',
  has_speaker: event?.has_speaker ?? emptyEventForm.has_speaker,
  speaker: event?.speaker ?? '',
  theme: event?.theme ?? '',
  public_theme: event?.public_theme ?? '',
  cancels_meeting: event?.cancels_meeting ?? emptyEventForm.cancels_meeting,
  moves_midweek: event?.moves_midweek ?? false,
  own_programme: event?.own_programme ?? false,
});

export type EventValues = ReturnType<typeof valuesOf>;

/** A custom event requires a name (EVENTS-R6); the server sets an empty end (EVENTS-R1). */
export const bodyOf = (values: EventValues) =>
  values.type === 'custom' && values.label.trim() === ''
    ? null
    : { ...values, end_date: values.end_date || null };

export const tellEvent = (t: Translate, values: EventValues): ToldValue[] => [
  { label: t('events:form.label'), value: eventName(t, values) },
  { label: t('events:form.times'), value: eventTimes(t, values) },
  { label: t('events:form.location'), value: values.location },
  { label: t('events:form.extent'), value: t(`events:extent.${values.extent}`) },
  { label: t('events:form.cancels'), value: t(`events:cancels.${values.cancels_meeting}`) },
  ...(values.moves_midweek
    ? [{ label: t('events:form.midweek'), value: wallMoment(values.start_date) }]
    : []),
  ...(values.own_programme
    ? [{ label: t('events:form.programme'), value: t('events:form.ownProgramme') }]
    : []),
  { label: t('events:form.speaker'), value: values.has_speaker ? values.speaker : '' },
  { label: t('events:form.publicTheme'), value: values.has_speaker ? values.public_theme : '' },
  { label: t('events:form.theme'), value: values.has_speaker ? values.theme : '' },
];

type Form = RecordFormState<EventValues>;

const usualTime = '19:00';

function TimeFields({ form }: { form: Form }) {
  const { t } = useTexts();
  const { values, set, field } = form;
  return (
    <>
      <DateTimeField
        {...field('start_date')}
        label={t('events:form.start')}
        usualTime={usualTime}
        onChange={(start) => set(changeStart(values, start))}
      />
      <DateTimeField
        {...field('end_date')}
        label={t('events:form.end')}
        usualTime={usualTime}
        min={values.start_date.slice(0, 10)}
      />
    </>
  );
}

/** The week of a visit often has its midweek meeting on the day on which the visit begins (X-VISIT.3). */
function MidweekField({ form }: { form: Form }) {
  const { t } = useTexts();
  const { type, start_date, moves_midweek } = form.values;
  if (type !== 'co' || start_date === '') return null;
  return (
    <SwitchRow
      label={t('events:form.movesMidweek', { day: wallMoment(start_date) })}
      checked={moves_midweek}
      onChange={(event) => form.set({ moves_midweek: event.currentTarget.checked })}
    />
  );
}

/** Other types have no programme of their own, except the Memorial, which always has one (X-MEMORIAL). */
function ProgrammeField({ form }: { form: Form }) {
  const { t } = useTexts();
  if (form.values.type !== 'custom') return null;
  return (
    <SwitchRow
      label={t('events:form.ownProgramme')}
      checked={form.values.own_programme}
      onChange={(event) => form.set({ own_programme: event.currentTarget.checked })}
    />
  );
}

function SpeakerFields({ form }: { form: Form }) {
  const { t } = useTexts();
  const { values, set, field } = form;
  return (
    <>
      <SwitchRow
        label={t('events:form.hasSpeaker')}
        checked={values.has_speaker}
        onChange={(event) => set({ has_speaker: event.currentTarget.checked })}
      />
      {values.has_speaker && (
        <>
          <TextField {...field('speaker')} label={t('events:form.speaker')} />
          <TextField {...field('public_theme')} label={t('events:form.publicTheme')} />
          <TextField {...field('theme')} label={t('events:form.theme')} />
        </>
      )}
    </>
  );
}

export function EventFields({ form }: { form: Form }) {
  const { t } = useTexts();
  const { values, set, field } = form;
  return (
    <>
      <SelectField
        {...field('type')}
        label={t('events:form.type')}
        choices={eventTypes.map((value) => ({ value, label: t(`events:type.${value}`) }))}
        onChange={(type) => set(changeType(values, type, nowHere().slice(0, 10)))}
      />
      <TextField
        {...field('label')}
        label={t('events:form.label')}
        description={values.type === 'custom' ? undefined : t('events:form.labelText')}
      />
      <TimeFields form={form} />
      <MidweekField form={form} />
      <TextField {...field('location')} label={t('events:form.location')} />
      <SelectField
        {...field('extent')}
        label={t('events:form.extent')}
        choices={extents.map((value) => ({ value, label: t(`events:extent.${value}`) }))}
      />
      <SelectField
        {...field('cancels_meeting')}
        label={t('events:form.cancels')}
        choices={cancelChoices.map((value) => ({ value, label: t(`events:cancels.${value}`) }))}
      />
      <ProgrammeField form={form} />
      <SpeakerFields form={form} />
    </>
  );
}
