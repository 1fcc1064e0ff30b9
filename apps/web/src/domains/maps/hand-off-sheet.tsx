/** MAPS-S4, MAPS-R12, MAPS-R13: chooses who gets the map. */
import { Button, TextInput } from '@mantine/core';
import { mayHoldMap } from '@sheaf/rules/people/map-candidates';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../platform/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './chooser.module.css';
import type { MapRow } from './map-words.ts';
import { useHandOff, usePeople } from './maps.queries.ts';

export function HandOffSheet({ map, onClose }: { map: MapRow; onClose: () => void }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const people = usePeople(true);
  const handOff = useHandOff();
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState<{ id: number; name: string } | null>(null);
  const needle = wanted.trim().toLowerCase();
  const candidates = (people.data ?? []).filter(
    (person) =>
      mayHoldMap(person) &&
      person.id !== map.assignment?.user?.id &&
      person.full_name.toLowerCase().includes(needle),
  );
  const submit = (): void => {
    if (chosen)
      handOff.mutate(
        { id: map.assignment!.id, user: chosen.id },
        { onSuccess: () => void navigate('/assignments/') },
      );
  };
  return (
    <Sheet
      opened
      title={t('maps:handOff.title', { number: map.number })}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          {handOff.isError && <ErrorNotice>{handOff.error.message || t('shell:failed')}</ErrorNotice>}
          <Button type="submit" disabled={!chosen} loading={handOff.isPending}>
            {chosen ? t('maps:handOff.button', { name: chosen.name }) : t('maps:handOff.choose')}
          </Button>
        </>
      }
    >
      <TextInput
        type="search"
        label={t('maps:handOff.person')}
        placeholder={t('maps:handOff.search')}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      {people.isPending && <Skeleton height={52} count={5} />}
      {people.data && candidates.length === 0 && <p>{t('maps:handOff.nobody')}</p>}
      <ul className={classes.list}>
        {candidates.map((person) => (
          <li key={person.id}>
            <label className={classes.choice}>
              <input
                type="radio"
                name="person"
                checked={chosen?.id === person.id}
                onChange={() => setChosen({ id: person.id, name: person.full_name })}
              />
              <bdi>{person.full_name}</bdi>
            </label>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
