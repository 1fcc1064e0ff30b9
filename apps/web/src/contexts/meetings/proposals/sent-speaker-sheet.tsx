/** Sheet that accepts an invitation with our speaker, or adds a proposal accepted by link to our schedule. */
import { shortDate } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { type Proposal, speakerLabels } from './proposal-labels.ts';
import { initialSentSpeaker, SentSpeakerFields, useOurSpeakers } from './sent-speaker-fields.tsx';
import { WaitingSheet } from './waiting-sheet.tsx';

interface SheetProps {
  proposal: Proposal;
  onClose: () => void;
}

type FormProps = SheetProps & { speakers: NonNullable<ReturnType<typeof useOurSpeakers>['data']> };

function Form({ proposal, speakers, onClose }: FormProps) {
  const { t } = useTexts();
  const { id, congregation, date, round } = proposal;
  const settled = proposal.state === 'accepted';
  const form = useRecordForm({
    operation: settled ? 'proposals.placeProposal' : 'proposals.answerProposal',
    params: { id },
    row: proposal,
    valuesOf: () => initialSentSpeaker(proposal, speakers),
    bodyOf: ({ speaker_id, number }) => {
      if (speaker_id === null) return null;
      return settled
        ? { speaker_id }
        : { act: 'accept' as const, round, speaker_id, number: number ?? undefined };
    },
    needs: () => (settled ? ['speaker_id'] : ['speaker_id', 'number']),
    onSaved: onClose,
    onTold: (saved) => {
      const values = { speaker: speakerLabels(t, saved), congregation, date: shortDate(date) };
      toasts.show(settled ? t('proposals:placed', values) : t('proposals:agreed', values));
    },
  });
  return (
    <RecordSheet
      form={form}
      title={t('proposals:goesTitle', { congregation })}
      verb={t(settled ? 'proposals:place' : 'proposals:goesSend')}
      onClose={onClose}
    >
      <SentSpeakerFields
        {...{ proposal, speakers, settled }}
        who={form.field('speaker_id')}
        talk={form.field('number')}
      />
    </RecordSheet>
  );
}

export function SentSpeakerSheet(props: SheetProps) {
  const { t } = useTexts();
  const { data, error } = useOurSpeakers();
  if (data) return <Form {...props} speakers={data} />;
  const title = t('proposals:goesTitle', { congregation: props.proposal.congregation });
  return <WaitingSheet title={title} error={error} onClose={props.onClose} />;
}
