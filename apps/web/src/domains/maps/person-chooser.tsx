/** Who gets a map: those who may hold one, found by name (MAPS-R13, ASSIGN-R11). */
import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { mayHoldMap } from '@sheaf/rules/people/map-candidates';
import { useState } from 'react';
import { usePeople } from '../../platform/collections/use-people.ts';
import { useTexts } from '../../platform/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './chooser.module.css';

export interface ChosenPerson {
  id: number;
  name: string;
}

export interface PersonChooserProps {
  label: string;
  /** Not offered: he has it already. */
  except?: number | undefined;
  chosen: ChosenPerson | null;
  onChoose: (person: ChosenPerson) => void;
}

export function PersonChooser({ label, except, chosen, onChoose }: PersonChooserProps) {
  const { t } = useTexts();
  const people = usePeople();
  const [wanted, setWanted] = useState('');
  const needle = wanted.trim().toLowerCase();
  const candidates = (people.data ?? []).filter(
    (person) => mayHoldMap(person) && person.id !== except && person.full_name.toLowerCase().includes(needle),
  );
  return (
    <>
      <TextInput
        type="search"
        label={label}
        placeholder={t('maps:handOff.search')}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      {people.isPending && <Skeleton height={52} count={5} />}
      {people.isError && !people.data && (
        <ErrorNotice>{people.error.message || t('shell:failed')}</ErrorNotice>
      )}
      {people.data && candidates.length === 0 && <p>{t('maps:handOff.nobody')}</p>}
      <ul className={classes.list}>
        {candidates.map((person) => (
          <li key={person.id}>
            <label className={classes.choice}>
              <input
                type="radio"
                name="person"
                checked={chosen?.id === person.id}
                onChange={() => onChoose({ id: person.id, name: person.full_name })}
              />
              <bdi>{person.full_name}</bdi>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
