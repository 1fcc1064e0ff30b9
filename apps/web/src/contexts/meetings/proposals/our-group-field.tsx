/** Weekend of the congregation or of a language group for a visiting speaker (X-LANG-GROUP). */
import { useLanguageGroups } from '#contexts/meetings/meetings/language-groups.api.tsx';
import { useTexts } from '#platform/texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import type { FieldProps } from '#ui/form/use-record-form.ts';
import type { Proposal } from './proposal-labels.ts';

export function useOurGroups() {
  const { data, isLoading } = useLanguageGroups();
  return { groups: (data ?? []).filter(({ active }) => active), waits: isLoading };
}

type Groups = ReturnType<typeof useOurGroups>['groups'];

/** A speaker offered to us needs a choice of our weekends; an invitation already names one. */
export const choosesGroup = (
  { sends, asked_by_us }: Pick<Proposal, 'sends' | 'asked_by_us'>,
  groups: Groups,
): boolean => !(sends || asked_by_us) && groups.length > 0;

/** Body field; empty without groups. */
export const groupBody = (groups: Groups, language_group_id: number | null) =>
  groups.length > 0 ? { language_group_id } : {};

export function OurGroupField({ groups, ...field }: FieldProps<number | null> & { groups: Groups }) {
  const { t } = useTexts();
  if (groups.length === 0) return null;
  return (
    <SelectField
      {...field}
      label={t('meetings:groups.whose')}
      choices={[
        { value: null, label: t('meetings:groups.everybody') },
        ...groups.map(({ id: value, label }) => ({ value, label })),
      ]}
    />
  );
}
