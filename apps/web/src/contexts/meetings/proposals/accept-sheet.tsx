/** PROP-R2: of several talks that were offered, whoever accepts says which, in the app as by a link. */
import { shortDate } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { OfferedTalkField } from './offered-talk-field.tsx';
import { type Proposal, speakerWords } from './proposal-words.ts';

export function AcceptSheet({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const { t } = useTexts();
  const { id, round, outlines } = proposal;
  const values = { speaker: speakerWords(t, proposal), date: shortDate(proposal.date) };
  const form = useRecordForm({
    operation: 'proposals.answerProposal',
    params: { id },
    row: proposal,
    valuesOf: () => ({ number: null as number | null }),
    bodyOf: ({ number }) => (number === null ? null : { act: 'accept' as const, round, number }),
    needs: () => ['number'],
    onTold: () => toasts.show(t('proposals:accepted', values)),
    onSaved: onClose,
  });
  return (
    <RecordSheet
      form={form}
      title={t('proposals:acceptName', values)}
      verb={t('proposals:accept')}
      onClose={onClose}
    >
      <OfferedTalkField {...form.field('number')} talks={outlines} />
    </RecordSheet>
  );
}
