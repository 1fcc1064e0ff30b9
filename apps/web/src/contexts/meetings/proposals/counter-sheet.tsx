/**
 * Sheet to propose another date, which the other side answers; for an invitation with the speaker on that
 * date (PROP-R10).
 */
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { shortDate, today } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { choosesGroup, groupBody, OurGroupField, useOurGroups } from './our-group-field.tsx';
import { isInvited, type Proposal, speakerLabels } from './proposal-labels.ts';
import { initialSentSpeaker, SentSpeakerFields, useOurSpeakers } from './sent-speaker-fields.tsx';
import { WaitingSheet } from './waiting-sheet.tsx';

interface SheetProps {
  proposal: Proposal;
  onClose: () => void;
}

/** False for a moved meeting: its speaker is already agreed. */
const asksWhoComes = (proposal: Proposal): boolean => isInvited(proposal) && !proposal.moved;

type FormProps = SheetProps & { speakers: NonNullable<ReturnType<typeof useOurSpeakers>['data']> };

function Form({ proposal, speakers, onClose }: FormProps) {
  const { t } = useTexts();
  const invited = asksWhoComes(proposal);
  const ours = useOurGroups().groups;
  const groups = choosesGroup(proposal, ours) ? ours : [];
  const form = useRecordForm({
    operation: 'proposals.answerProposal',
    params: { id: proposal.id },
    row: proposal,
    valuesOf: () => ({
      date: proposal.date,
      word: '',
      language_group_id: proposal.language_group_id,
      ...initialSentSpeaker(proposal, speakers),
    }),
    bodyOf: ({ date, word, speaker_id, number, language_group_id }) => ({
      act: 'counter' as const,
      round: proposal.round,
      date,
      word,
      ...groupBody(groups, language_group_id),
      ...(invited && { speaker_id: speaker_id ?? undefined, number: number ?? undefined }),
    }),
    needs: () => (invited ? ['date', 'speaker_id', 'number'] : ['date']),
    onTold: ({ date }) => toasts.show(t('proposals:countered', { date: shortDate(date) })),
    onSaved: onClose,
  });
  return (
    <RecordSheet
      form={form}
      title={t('proposals:counterTitle', { speaker: speakerLabels(t, proposal) })}
      verb={t('proposals:counterSend')}
      onClose={onClose}
    >
      <OurGroupField {...form.field('language_group_id')} groups={groups} />
      <DateField {...form.field('date')} label={t('proposals:form.date')} min={addDays(today(), 1)} />
      {invited && (
        <SentSpeakerFields
          {...{ proposal, speakers }}
          who={form.field('speaker_id')}
          talk={form.field('number')}
        />
      )}
      <TextField {...form.field('word')} label={t('proposals:form.word')} rows={3} />
    </RecordSheet>
  );
}

function InvitedSheet(props: SheetProps) {
  const { t } = useTexts();
  const { data, error } = useOurSpeakers();
  if (data) return <Form {...props} speakers={data} />;
  const title = t('proposals:counterTitle', { speaker: speakerLabels(t, props.proposal) });
  return <WaitingSheet title={title} error={error} onClose={props.onClose} />;
}

const nobody: FormProps['speakers'] = [];

export const CounterSheet = (props: SheetProps) =>
  asksWhoComes(props.proposal) ? <InvitedSheet {...props} /> : <Form {...props} speakers={nobody} />;
