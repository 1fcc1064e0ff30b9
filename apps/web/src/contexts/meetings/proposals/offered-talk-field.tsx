import { useTexts } from '#platform/texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import type { FieldProps } from '#ui/form/use-record-form.ts';
import { type Proposal, talkLabels } from './proposal-labels.ts';

export function OfferedTalkField({
  talks,
  ...field
}: FieldProps<number | null> & { talks: Proposal['outlines'] }) {
  const { t } = useTexts();
  return (
    <SelectField
      {...field}
      label={t('proposals:form.number')}
      choices={[
        { value: null, label: t('proposals:page.choose') },
        ...talks.map((one) => ({ value: one.number, label: talkLabels(t, one) })),
      ]}
    />
  );
}
