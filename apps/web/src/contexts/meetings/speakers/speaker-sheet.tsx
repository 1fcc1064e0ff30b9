/** Sheet that adds or edits a speaker of a congregation entered by hand. */
import { shortDate } from '#platform/dates.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { AwayFields } from './away-fields.tsx';
import type { Speaker } from './directory-labels.ts';
import { phoneLabels } from './phone-labels.ts';

type Appointment = 'elder' | 'servant';

const valuesOf = (speaker: Speaker | null) => ({
  full_name: speaker?.full_name ?? '',
  appointment: (speaker?.appointment ?? 'elder') as Appointment,
  email: speaker?.email ?? '',
  phone: speaker?.phone ?? '',
  away_dates: speaker?.away_dates ?? [],
});

interface SpeakerSheetProps {
  congregation: number;
  speaker: Speaker | null;
  onClose: () => void;
}

export function SpeakerSheet({ congregation, speaker, onClose }: SpeakerSheetProps) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: speaker ? 'speakers.editSpeaker' : 'speakers.addSpeaker',
    params: speaker
      ? { congregation_id: congregation, speaker: speaker.id }
      : { congregation_id: congregation },
    row: speaker,
    valuesOf,
    bodyOf: (values) =>
      values.away_dates.some(({ start_date, end_date }) => start_date === '' || end_date === '')
        ? null
        : values,
    onSaved: onClose,
  });
  return (
    <RecordSheet
      form={form}
      title={speaker ? t('speakers:editSpeaker', { name: speaker.full_name }) : t('speakers:addSpeaker')}
      tell={(values) => [
        { label: t('speakers:form.fullName'), value: values.full_name },
        { label: t('speakers:form.appointment'), value: t(`speakers:appointment.${values.appointment}`) },
        { label: t('speakers:form.email'), value: values.email },
        { label: t('speakers:form.phone'), value: values.phone },
        {
          label: t('speakers:form.away'),
          value: joinTexts(
            values.away_dates.map(({ start_date, end_date }) =>
              t('speakers:away', { from: shortDate(start_date), to: shortDate(end_date) }),
            ),
          ),
        },
      ]}
      onClose={onClose}
    >
      <TextField {...form.field('full_name')} label={t('speakers:form.fullName')} />
      <SelectField
        {...form.field('appointment')}
        label={t('speakers:form.appointment')}
        choices={(['elder', 'servant'] as const).map((value) => ({
          value,
          label: t(`speakers:appointment.${value}`),
        }))}
      />
      <TextField {...form.field('email')} label={t('speakers:form.email')} inputMode="email" />
      <TextField
        {...form.field('phone')}
        label={t('speakers:form.phone')}
        description={t(phoneLabels(speaker?.phone ?? null))}
        inputMode="tel"
      />
      <AwayFields {...form.field('away_dates')} />
    </RecordSheet>
  );
}
