/** GROUPS-S1: name, those who lead the group, and where it meets. */
import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { mayAssist, mayOversee } from '@sheaf/rules/groups/leaders';
import { useState } from 'react';
import { usePeople } from '../../platform/collections/use-people.ts';
import { fieldErrors, formError, theirsOf } from '../../platform/field-errors.ts';
import { discardWords, useTexts } from '../../platform/texts.ts';
import { ChangedNotice } from '../../ui/changed-notice.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { PersonSelect } from '../../ui/person-select.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type Group, useAddGroup, useEditGroup } from './groups.queries.ts';

const entryOf = (group: Group | null) => ({
  name: group?.name ?? '',
  overseer_id: group?.overseer_id ?? null,
  assistant_id: group?.assistant_id ?? null,
  address: group?.address ?? '',
});
type Entry = ReturnType<typeof entryOf>;

interface FieldsProps {
  entry: Entry;
  onChange: (change: Partial<Entry>) => void;
  errorOf: (field: string) => string | undefined;
}

function LeaderFields({ entry, onChange, errorOf }: FieldsProps) {
  const { t } = useTexts();
  const people = usePeople().data ?? [];
  return (
    <>
      <PersonSelect
        label={t('groups:overseer')}
        nobody={t('groups:choose')}
        people={people.filter(mayOversee)}
        value={entry.overseer_id}
        onChange={(overseer_id) => onChange({ overseer_id })}
        error={errorOf('overseer_id')}
      />
      <PersonSelect
        label={t('groups:assistant')}
        nobody={t('groups:nobody')}
        people={people.filter((person) => mayAssist(person) && person.id !== entry.overseer_id)}
        value={entry.assistant_id}
        onChange={(assistant_id) => onChange({ assistant_id })}
        error={errorOf('assistant_id')}
      />
    </>
  );
}

/** Whether a group was given all it needs (GROUPS-R1). */
const isWhole = ({ name, overseer_id, address }: Entry): boolean =>
  name.trim() !== '' && overseer_id !== null && address.trim() !== '';

export function GroupSheet({ group, onClose }: { group: Group | null; onClose: () => void }) {
  const { t } = useTexts();
  const add = useAddGroup();
  const edit = useEditGroup();
  const saving = group ? edit : add;
  const [entry, setEntry] = useState(() => entryOf(group));
  const change = (next: Partial<Entry>): void => setEntry((now) => ({ ...now, ...next }));
  const errorOf = fieldErrors(saving.error);
  const theirs = theirsOf<Group>(saving.error);
  const save = (version = group?.version ?? 0): void => {
    const { overseer_id } = entry;
    if (overseer_id === null) return;
    const given = { ...entry, overseer_id };
    if (group) edit.mutate({ id: group.id, ...given, version }, { onSuccess: onClose });
    else add.mutate(given, { onSuccess: onClose });
  };
  const text = (field: 'name' | 'address', maxLength: number) => (
    <TextInput
      label={t(`groups:${field}`)}
      value={entry[field]}
      maxLength={maxLength}
      onChange={(event) => change({ [field]: event.currentTarget.value })}
      error={errorOf(field)}
    />
  );
  return (
    <Sheet
      opened
      title={group ? t('groups:edit', { name: group.name }) : t('groups:add')}
      closeLabel={t('shell:close')}
      discard={discardWords(t)}
      onClose={onClose}
      onSubmit={() => save()}
      footer={
        <>
          {saving.isError && !theirs && (
            <ErrorNotice>{formError(saving.error, t('shell:failed'))}</ErrorNotice>
          )}
          {theirs ? (
            <ChangedNotice
              theirs={[
                { label: t('groups:name'), value: theirs.name },
                { label: t('groups:overseer'), value: theirs.overseer?.full_name ?? '' },
                { label: t('groups:address'), value: theirs.address ?? '' },
              ]}
              onTake={onClose}
              onKeep={() => save(theirs.version)}
            />
          ) : (
            <Button type="submit" loading={saving.isPending} disabled={!isWhole(entry)}>
              {t('shell:save')}
            </Button>
          )}
        </>
      }
    >
      {text('name', 60)}
      <LeaderFields entry={entry} onChange={change} errorOf={errorOf} />
      {text('address', 190)}
    </Sheet>
  );
}
