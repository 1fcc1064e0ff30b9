/**
 * Sheet to accept one of several offered talks, in the app or for a link (PROP-R2). With language groups it
 * has a choice of the group's weekend, also for a proposal accepted by link (X-LANG-GROUP).
 */
import { shortDate } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { OfferedTalkField } from './offered-talk-field.tsx';
import { choosesGroup, groupBody, OurGroupField, useOurGroups } from './our-group-field.tsx';
import { type Proposal, speakerLabels } from './proposal-labels.ts';

export function AcceptSheet({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const { t } = useTexts();
  const { id, round, outlines } = proposal;
  const ours = useOurGroups().groups;
  const groups = choosesGroup(proposal, ours) ? ours : [];
  const settled = proposal.state === 'accepted';
  const asksTalk = !settled && outlines.length > 1;
  const values = { speaker: speakerLabels(t, proposal), date: shortDate(proposal.date) };
  const form = useRecordForm({
    operation: settled ? 'proposals.placeProposal' : 'proposals.answerProposal',
    params: { id },
    row: proposal,
    valuesOf: () => ({
      number: asksTalk ? null : (proposal.number ?? outlines[0]?.number ?? null),
      language_group_id: proposal.language_group_id,
    }),
    bodyOf: ({ number, language_group_id }) => {
      if (number === null) return null;
      const inWeekend = groupBody(groups, language_group_id);
      return settled ? inWeekend : { act: 'accept' as const, round, number, ...inWeekend };
    },
    needs: () => (asksTalk ? ['number'] : []),
    onTold: () => toasts.show(t(settled ? 'proposals:placed' : 'proposals:accepted', values)),
    onSaved: onClose,
  });
  return (
    <RecordSheet
      form={form}
      title={t(settled ? 'proposals:placeName' : 'proposals:acceptName', values)}
      verb={t(settled ? 'proposals:place' : 'proposals:accept')}
      onClose={onClose}
    >
      <OurGroupField {...form.field('language_group_id')} groups={groups} />
      {asksTalk && <OfferedTalkField {...form.field('number')} talks={outlines} />}
    </RecordSheet>
  );
}
