/**
 * Matches the map holders of a file: a person is chosen for each name, or the name is imported alone
 * (TERR-R24).
 */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { usePeople } from '#platform/collections/use-people.ts';
import { useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { PersonSelect } from '#ui/person-select.tsx';
import classes from './territory-import.module.css';
import type { ImportReport, NameChoice } from './territory-import-reply.ts';

/** Number of names shown at once; files of many years contain hundreds. */
const shownAtOnce = 20;

interface ImportNamesProps {
  names: ImportReport['names'];
  choices: readonly NameChoice[];
  onChoose: (choice: NameChoice) => void;
}

export function ImportNames({ names, choices, onChoose }: ImportNamesProps) {
  const { t } = useTexts();
  const people = usePeople().data ?? [];
  const [shown, setShown] = useState(shownAtOnce);
  if (names.length === 0) return null;
  const chosen = new Map(choices.map(({ name, person }) => [name, person]));
  const more = names.length - shown;
  return (
    <Section title={t('imports:names.title')}>
      <p className={classes.text}>{t('imports:names.text')}</p>
      <Card padded>
        <div className={classes.form}>
          {names.slice(0, shown).map(({ name, times, match }) => (
            <PersonSelect
              key={name}
              label={name}
              description={t('imports:names.times', { count: times })}
              nobody={t('imports:names.keep')}
              people={people}
              value={chosen.has(name) ? chosen.get(name)! : (match?.id ?? null)}
              onChange={(person) => onChoose({ name, person })}
            />
          ))}
          {more > 0 && (
            <Button variant="light" onClick={() => setShown(shown + shownAtOnce)}>
              {t('imports:names.more', { count: more })}
            </Button>
          )}
        </div>
      </Card>
    </Section>
  );
}
