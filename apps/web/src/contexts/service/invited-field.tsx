/** Groups that a meeting is for; none ticked means all. */
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { ChoiceSet } from '#ui/choice-set.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import { TickBox } from '#ui/tick-box.tsx';

export interface InvitedValues {
  groups: number[];
  replaces: boolean;
}

interface InvitedFieldsProps {
  values: InvitedValues;
  set: (change: Partial<InvitedValues>) => void;
}

export function InvitedFields({ values: { groups, replaces }, set }: InvitedFieldsProps) {
  const { t } = useTexts();
  const known = useRead('groups.listGroups').data ?? [];
  return (
    <>
      <ChoiceSet legend={t('service:form.groups')}>
        {known.map(({ id, name }) => (
          <TickBox
            key={id}
            label={<bdi>{name}</bdi>}
            checked={groups.includes(id)}
            onChange={(ticked) =>
              set({ groups: ticked ? [...groups, id] : groups.filter((group) => group !== id) })
            }
          />
        ))}
      </ChoiceSet>
      <SwitchRow
        label={t('service:form.replaces')}
        description={t(groups.length === 0 ? 'service:form.replacesAll' : 'service:form.replacesSome')}
        checked={replaces}
        onChange={(event) => set({ replaces: event.currentTarget.checked })}
      />
    </>
  );
}
