/**
 * Sheet that invites a speaker of another congregation to a weekend: a known one, one by name, or anyone whom
 * they can send (PROP-C2).
 */

import { readOutlines } from '@sheaf/rules/meetings/speakers/outline-text';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { today } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
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
  unlisted,
  useCongregations,
} from './congregation-fields.tsx';
import { EvenAwaySwitch } from './even-away-switch.tsx';
import { MailSwitch } from './mail-switch.tsx';
import { groupBody, OurGroupField, useOurGroups } from './our-group-field.tsx';
import type { Proposal } from './proposal-labels.ts';
import { TalksField } from './talks-field.tsx';
import { WaitingSheet } from './waiting-sheet.tsx';

interface SheetProps {
  /** Preselected congregation, if any. */
  congregation: number | null;
  /** Preselected weekend, or an empty string. */
  date: string;
  group: number | null;
  onAdded: (added: Proposal) => void;
  onClose: () => void;
}

/** Choices in addition to the known speakers, who have ids. */
const whoever = null;
const byName = 0;

type FormProps = SheetProps & {
  others: readonly { id: number; name: string }[];
  groups: ReturnType<typeof useOurGroups>['groups'];
};

function useInvitation({ congregation, date, group, groups, onAdded }: FormProps) {
  return useRecordForm({
    operation: 'proposals.inviteSpeaker',
    row: null,
    valuesOf: () => ({
      ...congregationBlank(congregation),
      speaker_id: whoever as number | null,
      speaker_name: '',
      date,
      numbers: '',
      word: '',
      mail: true,
      even_away: false,
      language_group_id: groups.some(({ id }) => id === group) ? group : null,
    }),
    bodyOf: ({
      speaker_id,
      speaker_name,
      language_group_id,
      date: day,
      numbers,
      word,
      mail,
      even_away,
      ...asked
    }) => {
      const wished = readOutlines(numbers);
      if (asked.congregation_id === null || day === '' || wished.unknown.length > 0) return null;
      const who = speaker_id === byName ? { speaker_name } : { speaker_id: speaker_id ?? undefined };
      return {
        ...congregationBody(asked),
        ...who,
        ...groupBody(groups, language_group_id),
        date: day,
        numbers: wished.numbers,
        word,
        mail,
        ...(even_away && { even_away }),
      };
    },
    fieldOf: congregationField,
    needs: (values) => [
      ...(['date'] as const),
      ...congregationNeeds(values),
      ...(values.speaker_id === byName ? (['speaker_name'] as const) : []),
    ],
    onSaved: onAdded,
  });
}

function Form(props: FormProps) {
  const { congregation, groups, onClose, others } = props;
  const { t } = useTexts();
  const form = useInvitation(props);
  const { congregation_id: chosen, speaker_id: speaker } = form.values;
  const who = form.field('speaker_id');
  const isKnown = chosen !== null && chosen !== unlisted;
  const profile = useRead('speakers.readProfile', { params: { id: chosen ?? 0 } }, { enabled: isKnown });
  const known = isKnown ? (profile.data?.speakers ?? []) : [];
  const named = others.find(({ id }) => id === congregation)?.name;
  return (
    <RecordSheet
      form={form}
      title={named ? t('proposals:inviteFrom', { name: named }) : t('proposals:invite')}
      verb={t('proposals:form.sendInvitation')}
      onClose={onClose}
    >
      <CongregationFields
        chosen={form.field('congregation_id')}
        name={form.field('name')}
        contact={form.field('contact_name')}
        email={form.field('email')}
        others={others}
        onChoose={() => speaker !== byName && who.onChange(whoever)}
      />
      <SelectField
        {...who}
        label={t('proposals:form.speaker')}
        choices={[
          { value: whoever, label: t('proposals:form.whoever') },
          ...known.map(({ id, last_first: label }) => ({ value: id, label })),
          { value: byName, label: t('proposals:form.unlistedSpeaker') },
        ]}
      />
      <FailureNotice error={profile.error} />
      {speaker === byName && (
        <TextField {...form.field('speaker_name')} label={t('proposals:form.speakerName')} />
      )}
      <OurGroupField {...form.field('language_group_id')} groups={groups} />
      <DateField
        {...form.field('date')}
        label={t('proposals:form.date')}
        description={t('proposals:form.dateHere')}
        min={addDays(today(), 1)}
      />
      <TalksField
        {...form.field('numbers')}
        label={t('proposals:form.wished')}
        description={t('proposals:form.wishedText')}
        tried={form.attempts > 0}
      />
      <TextField {...form.field('word')} label={t('proposals:form.word')} rows={3} />
      <MailSwitch {...form.field('mail')} />
      <EvenAwaySwitch {...form.field('even_away')} failure={form.error} />
    </RecordSheet>
  );
}

export function InvitationSheet(props: SheetProps) {
  const { t } = useTexts();
  const { others, error } = useCongregations();
  const { groups, waits } = useOurGroups();
  if (others && !waits) return <Form {...props} {...{ others, groups }} />;
  return <WaitingSheet title={t('proposals:invite')} error={error} onClose={props.onClose} />;
}
