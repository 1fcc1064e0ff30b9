/** What the form of an event holds, what is sent of it, and how two versions of an event are told apart. */
import { emptyEventForm } from '@sheaf/rules/events/event-form';
import type { Extent } from '@sheaf/rules/events/extent';
import type { Translate } from '#platform/texts.ts';
import type { ToldValue } from '#ui/form/save-footer.tsx';
import { type CongregationEvent, eventName, eventTimes } from './event-words.ts';

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
});

export type EventValues = ReturnType<typeof valuesOf>;

/** A custom event needs a name (EVENTS-R6); an end that was left open is the server's to set (EVENTS-R1). */
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
  { label: t('events:form.speaker'), value: values.has_speaker ? values.speaker : '' },
  { label: t('events:form.publicTheme'), value: values.has_speaker ? values.public_theme : '' },
  { label: t('events:form.theme'), value: values.has_speaker ? values.theme : '' },
];
