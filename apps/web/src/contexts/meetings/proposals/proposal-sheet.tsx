/**
 * Sheet that proposes one of our speakers with a date and talks to a congregation, from the directory or by
 * name (PROP-C1).
 */

import { readOutlines, writeOutlines } from '@sheaf/rules/meetings/speakers/outline-text';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { today } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import {
  CongregationFields,
  congregationBlank,
  congregationBody,
  congregationField,
  congregationNeeds,
  useCongregations,
} from './congregation-fields.tsx';
import { EvenAwaySwitch } from './even-away-switch.tsx';
import { MailSwitch } from './mail-switch.tsx';
import type { Proposal } from './proposal-labels.ts';
import { TalksField } from './talks-field.tsx';
import { WaitingSheet } from './waiting-sheet.tsx';

interface SheetProps {
  /** Preselected congregation, if any. */
  congregation: number | null;
  onAdded: (added: Proposal) => void;
  onClose: () => void;
}

interface Speaker {
  id: number;
  last_first: string;
  outlines: readonly { number: number }[];
}

function useChoices() {
  const { own, others, error } = useCongregations();
  const profile = useRead(
    'speakers.readProfile',
    { params: { id: own ?? 0 } },
    { enabled: own !== undefined },
  );
  return { others, speakers: profile.data?.speakers, error: error ?? profile.error };
}

const numbersOf = (speaker: Speaker | undefined): string =>
  writeOutlines((speaker?.outlines ?? []).map(({ number }) => number));

type FormProps = SheetProps & {
  speakers: readonly Speaker[];
  others: readonly { id: number; name: string }[];
};

function Form({ congregation, onAdded, onClose, speakers, others }: FormProps) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: 'proposals.addProposal',
    row: null,
    valuesOf: () => ({
      speaker_id: null as number | null,
      ...congregationBlank(congregation),
      date: '',
      numbers: '',
      word: '',
      mail: true,
      even_away: false,
    }),
    bodyOf: ({ speaker_id, date, numbers, word, mail, even_away, ...asked }) => {
      const { numbers: talks, unknown } = readOutlines(numbers);
      if (speaker_id === null || asked.congregation_id === null || date === '') return null;
      if (talks.length === 0 || unknown.length > 0) return null;
      return {
        speaker_id,
        ...congregationBody(asked),
        date,
        numbers: talks,
        word,
        mail,
        ...(even_away && { even_away }),
      };
    },
    fieldOf: congregationField,
    needs: (values) => [...(['speaker_id', 'date', 'numbers'] as const), ...congregationNeeds(values)],
    onSaved: onAdded,
  });
  const speaker = form.field('speaker_id');
  const numbers = form.field('numbers');
  const named = others.find(({ id }) => id === congregation)?.name;
  return (
    <RecordSheet
      form={form}
      title={named ? t('proposals:addTo', { name: named }) : t('proposals:add')}
      verb={t('proposals:form.send')}
      onClose={onClose}
    >
      <SelectField
        {...speaker}
        label={t('proposals:form.speaker')}
        choices={[
          { value: null, label: t('proposals:form.nobody') },
          ...speakers.map(({ id, last_first: label }) => ({ value: id, label })),
        ]}
        onChange={(id) => {
          speaker.onChange(id);
          numbers.onChange(numbersOf(speakers.find((one) => one.id === id)));
        }}
      />
      <CongregationFields
        chosen={form.field('congregation_id')}
        name={form.field('name')}
        contact={form.field('contact_name')}
        email={form.field('email')}
        others={others}
      />
      <DateField
        {...form.field('date')}
        label={t('proposals:form.date')}
        description={t('proposals:form.dateText')}
        min={addDays(today(), 1)}
      />
      <TalksField
        {...numbers}
        label={t('proposals:form.talks')}
        description={t('proposals:form.talksText')}
        tried={form.attempts > 0}
      />
      <TextField {...form.field('word')} label={t('proposals:form.word')} rows={3} />
      <MailSwitch {...form.field('mail')} />
      <EvenAwaySwitch {...form.field('even_away')} failure={form.error} />
    </RecordSheet>
  );
}

export function ProposalSheet(props: SheetProps) {
  const { t } = useTexts();
  const { others, speakers, error } = useChoices();
  if (others && speakers) return <Form {...props} others={others} speakers={speakers} />;
  return <WaitingSheet title={t('proposals:add')} error={error} onClose={props.onClose} />;
}
