/** Fields for our speaker and their talk, for an invitation (PROP-R10). */
import { foldedText } from '@sheaf/rules/text/folded-text';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { NumberField } from '#ui/form/number-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import type { FieldProps } from '#ui/form/use-record-form.ts';
import { OfferedTalkField } from './offered-talk-field.tsx';
import type { Proposal } from './proposal-labels.ts';

export type SentSpeaker = { speaker_id: number | null; number: number | null };

export const useOurSpeakers = () => useRead('talks.listAwaySpeakers', { query: {} });

type Speakers = NonNullable<ReturnType<typeof useOurSpeakers>['data']>;

/** Speaker chosen earlier, otherwise the one with the name in the invitation. */
export function initialSentSpeaker(
  { speaker_id, speaker_name, outlines }: Proposal,
  speakers: Speakers,
): SentSpeaker {
  const called =
    speaker_name === null
      ? undefined
      : speakers.find(({ full_name }) => foldedText(full_name) === foldedText(speaker_name));
  return {
    speaker_id: speaker_id ?? called?.id ?? null,
    number: outlines.length === 1 ? outlines[0]!.number : null,
  };
}

interface FieldsProps {
  proposal: Proposal;
  speakers: Speakers;
  who: FieldProps<number | null>;
  talk: FieldProps<number | null>;
  /** True if the talk is already known. */
  settled?: boolean;
}

export function SentSpeakerFields({ proposal, speakers, who, talk, settled = false }: FieldsProps) {
  const { t } = useTexts();
  const { speaker_name: wished, outlines } = proposal;
  const able = speakers.find(({ id }) => id === who.value)?.outlines ?? [];
  const talks = outlines.length > 0 ? outlines : able.map((number) => ({ number, title: null }));
  return (
    <>
      <SelectField
        {...who}
        label={t('proposals:goes')}
        description={wished === null ? undefined : t('proposals:goesText', { speaker: wished })}
        choices={[
          { value: null, label: t('proposals:form.nobody') },
          ...speakers.map(({ id, last_first: label }) => ({ value: id, label })),
        ]}
        onChange={(id) => {
          who.onChange(id);
          if (outlines.length === 0) talk.onChange(null);
        }}
      />
      {!settled && talks.length > 0 && <OfferedTalkField {...talk} talks={talks} />}
      {!settled && talks.length === 0 && <NumberField {...talk} label={t('proposals:page.number')} />}
    </>
  );
}
