/**
 * Sheet that adds or edits a family: name and members. A person without a family can join an existing one.
 */
import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { ties, wrongInFamily } from '@sheaf/rules/people/families/family';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import type { PersonDetail } from '#contexts/people/people/people.api.ts';
import { usePeople } from '#platform/collections/use-people.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { PersonSelect } from '#ui/person-select.tsx';
import classes from './families.module.css';
import {
  bodyOfFamily,
  entryOfFamily,
  type Family,
  type FamilyEntry,
  newFamily,
  withTie,
} from './family-entry.ts';

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
            <IconButton
              label={t('people:family.remove', { name: full_name })}
              onClick={() => onChange({ ...entry, members: members.filter((member) => member.id !== id) })}
            >
              <IconX aria-hidden="true" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * People with the same last name first, as the most likely choices.
 * @param families all other families.
 */
function AddMember({ entry, families, onChange }: PartProps & { families: readonly Family[] }) {
  const { t } = useTexts();
  const people = usePeople().data ?? [];
  const elsewhere = new Set(families.flatMap(({ members }) => members.map(({ id }) => id)));
  const name = entry.name.trim().toLowerCase();
  const free = people
    .filter(({ id }) => !elsewhere.has(id) && !entry.members.some((member) => member.id === id))
    .sort((a, b) => Number(b.last_name.toLowerCase() === name) - Number(a.last_name.toLowerCase() === name));
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

interface WhichFamilyProps {
  families: readonly Family[];
  chosen: Family | null;
  onChoose: (family: Family | null) => void;
}

function WhichFamily({ families, chosen, onChoose }: WhichFamilyProps) {
  const { t } = useTexts();
  if (families.length === 0) return null;
  return (
    <NativeSelect
      label={t('people:family.which')}
      value={String(chosen?.id ?? '')}
      onChange={(event) =>
        onChoose(families.find(({ id }) => String(id) === event.currentTarget.value) ?? null)
      }
      data={[
        { value: '', label: t('people:family.newOne') },
        ...families.map(({ id, name, members }) => ({
          value: String(id),
          label: `${name} (${joinTexts(members.map(({ full_name }) => full_name.split(' ')[0]))})`,
        })),
      ]}
    />
  );
}

interface FamilySheetProps {
  person: PersonDetail;
  family: Family | null;
  families: readonly Family[];
  onClose: () => void;
}

function useFamilyForm({ person, family, onClose }: FamilySheetProps) {
  // A person without a family can join an existing one.
  const [chosen, setChosen] = useState(family);
  const form = useRecordForm({
    operation: chosen ? 'families.editFamily' : 'families.addFamily',
    params: chosen ? { id: chosen.id } : undefined,
    row: chosen,
    valuesOf: (row: Family | null) => (row ? entryOfFamily(row, family ? null : person) : newFamily(person)),
    bodyOf: bodyOfFamily,
    needs: () => ['name'],
    onSaved: onClose,
  });
  const choose = (next: Family | null): void => {
    setChosen(next);
    form.begin(next);
  };
  return { form, chosen, choose };
}

export function FamilySheet(props: FamilySheetProps) {
  const { person, family, families, onClose } = props;
  const { t } = useTexts();
  const { form, chosen, choose } = useFamilyForm(props);
  const [dissolving, setDissolving] = useState(false);
  const removal = useWrite('families.deleteFamily');
  const wrong = wrongInFamily(form.values.members);
  const members = form.field('members');
  const part = { entry: form.values, onChange: form.set };
  if (family && dissolving)
    return (
      <DeleteQuestion
        title={t('people:family.deleteTitle', { name: family.name })}
        text={t('people:family.deleteText')}
        verb={t('people:family.delete')}
        removal={removal}
        given={{ params: { id: family.id } }}
        onClose={onClose}
      />
    );
  return (
    <RecordSheet
      form={form}
      title={
        family
          ? t('people:family.editTitle', { name: family.name })
          : t('people:family.addTitle', { name: person.full_name })
      }
      tell={({ name, members }) => [
        { label: t('people:family.name'), value: name },
        {
          label: t('people:family.title'),
          value: joinTexts(
            members.map(({ full_name, tie }) => `${full_name} (${t(`people:family.tie.${tie}`)})`),
          ),
        },
      ]}
      onClose={onClose}
    >
      {!family && <WhichFamily families={families} chosen={chosen} onChoose={choose} />}
      <TextField {...form.field('name')} label={t('people:family.name')} />
      <MemberRows {...part} />
      <AddMember {...part} families={families.filter(({ id }) => id !== chosen?.id)} />
      {wrong && <ErrorNotice>{t(`problems:fields.${wrong}`)}</ErrorNotice>}
      {members.error && <ErrorNotice>{members.error}</ErrorNotice>}
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
    </RecordSheet>
  );
}
