/** X-LANG-GROUP: in whose weekend a speaker is to come, where language groups hold meetings of their own. */
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

/** A speaker who was offered to us is for one of our weekends; an invitation says already for which. */
export const choosesGroup = (
  { sends, asked_by_us }: Pick<Proposal, 'sends' | 'asked_by_us'>,
  groups: Groups,
): boolean => !(sends || asked_by_us) && groups.length > 0;

/** What is sent of it: nothing where there are no groups. */
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
