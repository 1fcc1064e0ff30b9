/** PROP-C1: one of our speakers, a date and the talks to choose from, for a congregation of the directory or one that is only named. */

import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { readOutlines, writeOutlines } from '@sheaf/rules/speakers/outline-text';
import { today } from '../../platform/dates.ts';
import { useTexts } from '../../platform/texts.ts';
import { toasts } from '../../platform/toasts.ts';
import { useRead } from '../../platform/use-read.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { RecordSheet } from '../../ui/form/record-sheet.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import type { Proposal } from './proposal-words.ts';

interface SheetProps {
  /** To which it goes, where that is known. */
  congregation: number | null;
  onAdded: (added: Proposal) => void;
  onClose: () => void;
}

/** Any other than those of the directory. */
const unlisted = 0;

interface Speaker {
  id: number;
  full_name: string;
  outlines: readonly { number: number }[];
}

function useChoices() {
  const { data: directory, error } = useRead('speakers.listDirectory');
  const own = directory?.find(({ active }) => active)?.id;
  const profile = useRead(
    'speakers.readProfile',
    { params: { id: own ?? 0 } },
    { enabled: own !== undefined },
  );
  const others = directory?.filter(({ active }) => !active);
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
      congregation_id: congregation as number | null,
      name: '',
      contact_name: '',
      email: '',
      date: '',
      numbers: '',
      word: '',
      mail: true,
    }),
    bodyOf: ({ speaker_id, congregation_id, name, contact_name, email, date, numbers, word, mail }) => {
      const talks = readOutlines(numbers).numbers;
      if (speaker_id === null || congregation_id === null || date === '' || talks.length === 0) return null;
      const host =
        congregation_id === unlisted ? { host: { name, contact_name, email } } : { congregation_id };
      return { speaker_id, ...host, date, numbers: talks, word, mail };
    },
    fieldOf: (name) => name.replace(/^host\./, ''),
    needs: ({ congregation_id }) => [
      ...(['speaker_id', 'congregation_id', 'date', 'numbers'] as const),
      ...(congregation_id === unlisted ? (['name'] as const) : []),
    ],
    onSaved: (added) => {
      const mailed = added.sent.length > 0;
      toasts.show(
        t(mailed ? 'proposals:added' : 'proposals:addedUnsent', { congregation: added.congregation }),
      );
      onAdded(added);
    },
  });
  const speaker = form.field('speaker_id');
  const numbers = form.field('numbers');
  const { value: mail, onChange: setMail } = form.field('mail');
  const chosen = form.field('congregation_id');
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
          ...speakers.map(({ id, full_name: label }) => ({ value: id, label })),
        ]}
        onChange={(id) => {
          speaker.onChange(id);
          numbers.onChange(numbersOf(speakers.find((one) => one.id === id)));
        }}
      />
      <SelectField
        {...chosen}
        label={t('proposals:form.congregation')}
        choices={[
          { value: null, label: t('proposals:form.choose') },
          ...others.map(({ id, name: label }) => ({ value: id, label })),
          { value: unlisted, label: t('proposals:form.unlisted') },
        ]}
      />
      {chosen.value === unlisted && (
        <>
          <TextField {...form.field('name')} label={t('proposals:form.name')} />
          <TextField {...form.field('contact_name')} label={t('proposals:form.contact')} />
          <TextField {...form.field('email')} label={t('proposals:form.email')} inputMode="email" />
        </>
      )}
      <DateField
        {...form.field('date')}
        label={t('proposals:form.date')}
        description={t('proposals:form.dateText')}
        min={addDays(today(), 1)}
      />
      <TextField
        {...numbers}
        label={t('proposals:form.talks')}
        description={t('proposals:form.talksText')}
        dir="ltr"
      />
      <TextField {...form.field('word')} label={t('proposals:form.word')} rows={3} />
      <SwitchRow
        label={t('proposals:form.mail')}
        description={t('proposals:form.mailText')}
        checked={mail}
        onChange={({ currentTarget }) => setMail(currentTarget.checked)}
      />
    </RecordSheet>
  );
}

export function ProposalSheet(props: SheetProps) {
  const { t } = useTexts();
  const { others, speakers, error } = useChoices();
  if (others && speakers) return <Form {...props} others={others} speakers={speakers} />;
  return (
    <Sheet
      opened
      title={t('proposals:add')}
      closeLabel={t('shell:close')}
      onClose={props.onClose}
      footer={null}
    >
      {error ? <FailureNotice error={error} /> : <Skeleton height={48} count={4} />}
    </Sheet>
  );
}
