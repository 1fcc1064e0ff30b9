/** Enters a family, or changes it: its name, who belongs to it and how; a person without one may come into one that is there. */
import { Button, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { ties, wrongInFamily } from '@sheaf/rules/families/family';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { fieldErrors, formError, theirsOf } from '../../platform/field-errors.ts';
import { discardWords, useTexts } from '../../platform/texts.ts';
import { ChangedNotice } from '../../ui/changed-notice.tsx';
import { DeleteQuestion } from '../../ui/delete-question.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { PersonSelect } from '../../ui/person-select.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type PersonDetail, usePeople } from '../people/people.door.ts';
import classes from './families.module.css';
import { type Family, useAddFamily, useDeleteFamily, useEditFamily } from './families.queries.ts';
import { bodyOfFamily, entryOfFamily, type FamilyEntry, newFamily, withTie } from './family-entry.ts';

interface PartProps {
  entry: FamilyEntry;
  onChange: (entry: FamilyEntry) => void;
}

function MemberRows({ entry, onChange }: PartProps) {
  const { t } = useTexts();
  const { members } = entry;
  return (
    <ul className={classes.kin}>
      {members.map(({ id, full_name, tie }) => (
        <li key={id} className={classes.kinRow}>
          <NativeSelect
            className={classes.kinTie}
            label={<bdi>{full_name}</bdi>}
            aria-label={t('people:family.tieOf', { name: full_name })}
            value={tie}
            onChange={(event) => {
              const chosen = ties.find((one) => one === event.currentTarget.value);
              if (chosen) onChange({ ...entry, members: withTie(members, id, chosen) });
            }}
            data={ties.map((value) => ({ value, label: t(`people:family.tie.${value}`) }))}
          />
          {members.length > 1 && (
            <button
              type="button"
              className={classes.icon}
              aria-label={t('people:family.remove', { name: full_name })}
              onClick={() => onChange({ ...entry, members: members.filter((member) => member.id !== id) })}
            >
              <IconX aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Those of the same last name first: most often it is one of them. */
function AddMember({ entry, families, onChange }: PartProps & { families: readonly Family[] }) {
  const { t } = useTexts();
  const people = usePeople().data ?? [];
  const elsewhere = new Set(
    families.filter(({ id }) => id !== entry.id).flatMap(({ members }) => members.map(({ id }) => id)),
  );
  const name = entry.name.trim().toLowerCase();
  const free = people
    .filter(({ id }) => !elsewhere.has(id) && !entry.members.some((member) => member.id === id))
    .toSorted(
      (a, b) => Number(b.last_name.toLowerCase() === name) - Number(a.last_name.toLowerCase() === name),
    );
  return (
    <PersonSelect
      label={t('people:family.add')}
      nobody={t('people:family.choose')}
      people={free}
      value={null}
      onChange={(id) => {
        const person = free.find((one) => one.id === id);
        if (!person) return;
        const tie = entry.members.length === 0 ? ('head' as const) : ('child' as const);
        onChange({
          ...entry,
          members: [...entry.members, { id: person.id, full_name: person.full_name, tie }],
        });
      }}
    />
  );
}

function WhichFamily({
  person,
  families,
  entry,
  onChange,
}: PartProps & { person: PersonDetail; families: readonly Family[] }) {
  const { t } = useTexts();
  if (families.length === 0) return null;
  return (
    <NativeSelect
      label={t('people:family.which')}
      value={String(entry.id ?? '')}
      onChange={(event) => {
        const chosen = families.find(({ id }) => String(id) === event.currentTarget.value);
        onChange(chosen ? entryOfFamily(chosen, person) : newFamily(person));
      }}
      data={[
        { value: '', label: t('people:family.newOne') },
        ...families.map(({ id, name, members }) => ({
          value: String(id),
          label: `${name} (${members.map(({ full_name }) => full_name.split(' ')[0]).join(', ')})`,
        })),
      ]}
    />
  );
}

/** Saves by whichever call fits: a family is made, or changed from the version that was seen. */
function useSaveFamily(entry: FamilyEntry, onSaved: () => void) {
  const add = useAddFamily();
  const edit = useEditFamily();
  const saving = entry.id === null ? add : edit;
  return {
    error: saving.error,
    isPending: saving.isPending,
    save: (version = entry.version): void => {
      const body = bodyOfFamily(entry);
      if (entry.id === null) add.mutate(body, { onSuccess: onSaved });
      else edit.mutate({ id: entry.id, ...body, version }, { onSuccess: onSaved });
    },
  };
}

interface FamilySheetProps {
  person: PersonDetail;
  family: Family | null;
  families: readonly Family[];
  onClose: () => void;
}

export function FamilySheet({ person, family, families, onClose }: FamilySheetProps) {
  const { t } = useTexts();
  const [entry, setEntry] = useState(() => (family ? entryOfFamily(family, person) : newFamily(person)));
  const [dissolving, setDissolving] = useState(false);
  const removal = useDeleteFamily();
  const { error, isPending, save } = useSaveFamily(entry, onClose);
  const theirs = theirsOf<Family>(error);
  const errorOf = fieldErrors(error);
  const wrong = wrongInFamily(entry.members);
  if (family && dissolving)
    return (
      <DeleteQuestion
        title={t('people:family.deleteTitle', { name: family.name })}
        text={t('people:family.deleteText')}
        verb={t('people:family.delete')}
        removal={removal}
        given={family.id}
        onClose={onClose}
      />
    );
  return (
    <Sheet
      opened
      title={
        family
          ? t('people:family.editTitle', { name: family.name })
          : t('people:family.addTitle', { name: person.full_name })
      }
      closeLabel={t('shell:close')}
      discard={discardWords(t)}
      onClose={onClose}
      onSubmit={save}
      footer={
        <>
          {error && !theirs && (
            <ErrorNotice>{errorOf('members') ?? formError(error, t('shell:failed'))}</ErrorNotice>
          )}
          {wrong && <ErrorNotice>{t(`problems:fields.${wrong}`)}</ErrorNotice>}
          {theirs ? (
            <ChangedNotice
              theirs={[
                { label: t('people:family.name'), value: theirs.name },
                {
                  label: t('people:family.title'),
                  value: theirs.members.map(({ full_name }) => full_name).join(', '),
                },
              ]}
              onTake={onClose}
              onKeep={() => save(theirs.version)}
            />
          ) : (
            <Button type="submit" loading={isPending} disabled={wrong !== null || entry.name.trim() === ''}>
              {t('shell:save')}
            </Button>
          )}
        </>
      }
    >
      {!family && <WhichFamily person={person} families={families} entry={entry} onChange={setEntry} />}
      <TextInput
        label={t('people:family.name')}
        value={entry.name}
        maxLength={60}
        onChange={(event) => setEntry({ ...entry, name: event.currentTarget.value })}
        error={errorOf('name')}
      />
      <MemberRows entry={entry} onChange={setEntry} />
      <AddMember entry={entry} families={families} onChange={setEntry} />
      {family && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconTrash aria-hidden="true" size={20} />}
          onClick={() => setDissolving(true)}
        >
          {t('people:family.delete')}
        </Button>
      )}
    </Sheet>
  );
}
