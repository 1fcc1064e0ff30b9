/** Chooses the receiver of a map among eligible people, searched by name (MAPS-R13, ASSIGN-R11). */
import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { matchesName } from '@sheaf/rules/people/people/find-people';
import { mayHoldMap } from '@sheaf/rules/people/people/map-candidates';
import { useState } from 'react';
import { usePeople } from '#platform/collections/use-people.ts';
import { useTexts } from '#platform/texts.ts';
import { QueryState } from '#ui/query-state.tsx';
import classes from './chooser.module.css';
import type { PersonLines } from './use-holdings-line.ts';

type Person = NonNullable<ReturnType<typeof usePeople>['data']>[number];

export interface ChosenPerson {
  id: number;
  name: string;
}

export interface PersonChooserProps {
  label: string;
  /** The current holder, who is not offered. */
  except?: number | undefined;
  chosen: ChosenPerson | null;
  onChoose: (person: ChosenPerson) => void;
  /** Workload of each person. */
  lines?: PersonLines | undefined;
}

interface CandidatesProps extends Pick<PersonChooserProps, 'label' | 'chosen' | 'onChoose'> {
  lineOf: PersonLines['lineOf'] | undefined;
  people: readonly Person[];
}

function Candidates({ label, people, chosen, onChoose, lineOf }: CandidatesProps) {
  const { t } = useTexts();
  if (people.length === 0) return <p>{t('maps:handOff.nobody')}</p>;
  return (
    <fieldset className={classes.group}>
      <legend className="visually-hidden">{label}</legend>
      <ul className={classes.list}>
        {people.map((person) => (
          <li key={person.id}>
            <label className={classes.choice}>
              <input
                type="radio"
                name="person"
                aria-label={person.last_first}
                aria-describedby={lineOf && `holds-${person.id}`}
                checked={chosen?.id === person.id}
                onChange={() => onChoose({ id: person.id, name: person.full_name })}
              />
              <span className={classes.texts}>
                <bdi>{person.last_first}</bdi>
                {lineOf && (
                  <span id={`holds-${person.id}`} className={classes.line}>
                    {lineOf(person.id)}
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

export function PersonChooser({ label, except, chosen, onChoose, lines }: PersonChooserProps) {
  const { t } = useTexts();
  const people = usePeople();
  const [wanted, setWanted] = useState('');
  const mayHave = (person: Person): boolean =>
    mayHoldMap(person) && person.id !== except && matchesName(person.last_first, wanted);
  return (
    <>
      <TextInput
        type="search"
        label={label}
        placeholder={t('maps:handOff.search')}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <QueryState query={people} along={lines ? [lines] : []} skeleton={{ height: 52, count: 5 }}>
        {(everybody) => (
          <Candidates
            label={label}
            people={everybody.filter(mayHave)}
            chosen={chosen}
            onChoose={onChoose}
            lineOf={lines?.lineOf}
          />
        )}
      </QueryState>
    </>
  );
}
