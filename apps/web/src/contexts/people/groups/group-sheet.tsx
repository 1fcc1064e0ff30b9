/** Sheet with name, leaders and address of a group (GROUPS-S1). */
import { mayAssist, mayOversee } from '@sheaf/rules/people/groups/leaders';
import { withGender } from '@sheaf/rules/people/people/gender';
import type { Reply } from '#platform/api.ts';
import { usePeople } from '#platform/collections/use-people.ts';
import { useTexts } from '#platform/texts.ts';
import { PersonField } from '#ui/form/person-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { type RecordFormState, useRecordForm } from '#ui/form/use-record-form.ts';

export type Group = Reply<'groups.listGroups'>[number];

const valuesOf = (group: Group | null) => ({
  name: group?.name ?? '',
  overseer_id: group?.overseer_id ?? null,
  assistant_id: group?.assistant_id ?? null,
  address: group?.address ?? '',
});
type Values = ReturnType<typeof valuesOf>;

const bodyOf = ({ overseer_id, ...values }: Values) =>
  overseer_id === null ? null : { ...values, overseer_id };

function LeaderFields({ form: { values, field } }: { form: RecordFormState<Values> }) {
  const { t } = useTexts();
  const people = usePeople().data ?? [];
  return (
    <>
      <PersonField
        {...field('overseer_id')}
        label={t('groups:overseer')}
        nobody={t('groups:choose')}
        people={people.filter(mayOversee)}
      />
      <PersonField
        {...field('assistant_id')}
        label={t('groups:assistant')}
        nobody={t('groups:nobody')}
        people={people.filter((person) => mayAssist(withGender(person)) && person.id !== values.overseer_id)}
      />
    </>
  );
}

function useTellGroup() {
  const { t } = useTexts();
  const people = usePeople().data ?? [];
  const nameOf = (id: number | null): string => people.find((person) => person.id === id)?.last_first ?? '';
  return (values: Values) => [
    { label: t('groups:name'), value: values.name },
    { label: t('groups:overseer'), value: nameOf(values.overseer_id) },
    { label: t('groups:assistant'), value: nameOf(values.assistant_id) },
    { label: t('groups:address'), value: values.address },
  ];
}

export function GroupSheet({ group, onClose }: { group: Group | null; onClose: () => void }) {
  const { t } = useTexts();
  const tell = useTellGroup();
  const form = useRecordForm({
    operation: group ? 'groups.editGroup' : 'groups.addGroup',
    params: group ? { id: group.id } : undefined,
    row: group,
    valuesOf,
    bodyOf,
    onSaved: onClose,
  });
  return (
    <RecordSheet
      form={form}
      title={group ? t('groups:edit', { name: group.name }) : t('groups:add')}
      tell={tell}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={t('groups:name')} />
      <LeaderFields form={form} />
      <TextField {...form.field('address')} label={t('groups:address')} />
    </RecordSheet>
  );
}
