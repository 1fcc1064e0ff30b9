/** Another date than the one that was proposed; the other side answers it. */
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { shortDate, today } from '../../platform/dates.ts';
import { useTexts } from '../../platform/texts.ts';
import { toasts } from '../../platform/toasts.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { RecordSheet } from '../../ui/form/record-sheet.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import type { Proposal } from './proposal-words.ts';

const valuesOf = (row: Proposal | null) => ({ date: row?.date ?? '', word: '' });

export function CounterSheet({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: 'proposals.answerProposal',
    params: { id: proposal.id },
    row: proposal,
    valuesOf,
    bodyOf: ({ date, word }) => ({ act: 'counter' as const, round: proposal.round, date, word }),
    needs: () => ['date'],
    onSaved: ({ date }) => {
      onClose();
      toasts.show(t('proposals:countered', { date: shortDate(date) }));
    },
  });
  return (
    <RecordSheet
      form={form}
      title={t('proposals:counterTitle', { speaker: proposal.speaker_name })}
      verb={t('proposals:counterSend')}
      onClose={onClose}
    >
      <DateField {...form.field('date')} label={t('proposals:form.date')} min={addDays(today(), 1)} />
      <TextField {...form.field('word')} label={t('proposals:form.word')} rows={3} />
    </RecordSheet>
  );
}
