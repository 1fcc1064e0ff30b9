/** EVENTS-S2: the fields of an event; one brings others along until they are set by hand. */
import { NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { type Cancels, cancelChoices, type EventType, eventTypes } from '@sheaf/rules/events/event';
import { changeStart, changeType } from '@sheaf/rules/events/event-form';
import { type Extent, extents } from '@sheaf/rules/events/extent';
import { minuteStep } from '@sheaf/rules/time/clock-time';
import { useTexts } from '../../platform/texts.ts';
import { nowHere } from '../../platform/wall-times.ts';
import { SwitchRow } from '../../ui/switch-row.tsx';
import type { EventEntry } from './event-entry.ts';

export interface EventFieldsProps {
  entry: EventEntry;
  onChange: (entry: EventEntry) => void;
  errorOf: (field: string) => string | undefined;
}

type TextField = 'label' | 'location' | 'speaker' | 'theme' | 'public_theme';

function useTextField({ entry, onChange, errorOf }: EventFieldsProps) {
  return (field: TextField, label: string, maxLength: number, description?: string) => (
    <TextInput
      label={label}
      description={description}
      value={entry[field]}
      maxLength={maxLength}
      onChange={(event) => onChange({ ...entry, [field]: event.currentTarget.value })}
      error={errorOf(field)}
    />
  );
}

function TimeFields({ entry, onChange, errorOf }: EventFieldsProps) {
  const { t } = useTexts();
  const given = { type: 'datetime-local', step: minuteStep * 60 };
  return (
    <>
      <TextInput
        {...given}
        label={t('events:form.start')}
        value={entry.start_date}
        onChange={(event) => onChange(changeStart(entry, event.currentTarget.value))}
        error={errorOf('start_date')}
      />
      <TextInput
        {...given}
        label={t('events:form.end')}
        value={entry.end_date}
        min={entry.start_date}
        onChange={(event) => onChange({ ...entry, end_date: event.currentTarget.value })}
        error={errorOf('end_date')}
      />
    </>
  );
}

function SpeakerFields(fields: EventFieldsProps) {
  const { t } = useTexts();
  const { entry, onChange } = fields;
  const text = useTextField(fields);
  return (
    <>
      <SwitchRow
        label={t('events:form.hasSpeaker')}
        checked={entry.has_speaker}
        onChange={(event) => onChange({ ...entry, has_speaker: event.currentTarget.checked })}
      />
      {entry.has_speaker && (
        <>
          {text('speaker', t('events:form.speaker'), 120)}
          {text('public_theme', t('events:form.publicTheme'), 190)}
          {text('theme', t('events:form.theme'), 190)}
        </>
      )}
    </>
  );
}

export function EventFields(fields: EventFieldsProps) {
  const { t } = useTexts();
  const { entry, onChange, errorOf } = fields;
  const text = useTextField(fields);
  const custom = entry.type === 'custom';
  return (
    <>
      <NativeSelect
        label={t('events:form.type')}
        value={entry.type}
        onChange={(event) =>
          onChange(changeType(entry, event.currentTarget.value as EventType, nowHere().slice(0, 10)))
        }
        data={eventTypes.map((type) => ({ value: type, label: t(`events:type.${type}`) }))}
        error={errorOf('type')}
      />
      {text('label', t('events:form.label'), 120, custom ? undefined : t('events:form.labelText'))}
      <TimeFields {...fields} />
      {text('location', t('events:form.location'), 190)}
      <NativeSelect
        label={t('events:form.extent')}
        value={entry.extent}
        onChange={(event) => onChange({ ...entry, extent: event.currentTarget.value as Extent })}
        data={extents.map((extent) => ({ value: extent, label: t(`events:extent.${extent}`) }))}
        error={errorOf('extent')}
      />
      <NativeSelect
        label={t('events:form.cancels')}
        value={entry.cancels_meeting}
        onChange={(event) => onChange({ ...entry, cancels_meeting: event.currentTarget.value as Cancels })}
        data={cancelChoices.map((choice) => ({ value: choice, label: t(`events:cancels.${choice}`) }))}
        error={errorOf('cancels_meeting')}
      />
      <SpeakerFields {...fields} />
    </>
  );
}
