/** EVENTS-S2: the fields of an event; one brings others along until they are set by hand. */
import { cancelChoices, eventTypes } from '@sheaf/rules/events/event';
import { changeStart, changeType } from '@sheaf/rules/events/event-form';
import { extents } from '@sheaf/rules/events/extent';
import { useTexts } from '#platform/texts.ts';
import { nowHere } from '#platform/wall-times.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { DateTimeField } from '#ui/form/time-field.tsx';
import type { RecordFormState } from '#ui/form/use-record-form.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import type { EventValues } from './event-values.ts';

type Form = RecordFormState<EventValues>;

/** When a meeting of the congregation usually begins. */
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
      <SpeakerFields form={form} />
    </>
  );
}
