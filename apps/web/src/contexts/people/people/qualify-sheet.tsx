/** Sheet that qualifies suitable people for a part (USERS-R9 to R14). */
import { Button } from '@mantine/core';
import { matchesName } from '@sheaf/rules/people/people/find-people';
import { withGender } from '@sheaf/rules/people/people/gender';
import { compareByLastName, mayBeQualified } from '@sheaf/rules/people/people/qualification';
import { useState } from 'react';
import { phraseIn } from '#platform/phrase-in.ts';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { SearchTools } from '#ui/search-tools.tsx';
import { Sheet } from '#ui/sheet.tsx';
import classes from './people.module.css';
import type { PersonRow } from './people.queries.ts';
import { PersonTicks } from './person-ticks.tsx';

export interface QualifySheetProps {
  part: number;
  people: readonly PersonRow[];
  onClose: () => void;
}

export function QualifySheet({ part, people, onClose }: QualifySheetProps) {
  const { t } = useTexts();
  const saving = useWrite('people.qualifyPeople');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const candidates = people
    .filter((person) => mayBeQualified(withGender(person), part))
    .sort(compareByLastName);
  const shown = candidates.filter(({ last_first }) => matchesName(last_first, search));
  const left = shown.filter(({ id }) => !chosen.includes(id));
  return (
    <Sheet
      opened
      title={`${t('people:parts.add')}: ${t(phraseIn('people:parts.name', part))}`}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={() => saving.mutate({ body: { id: part, users: [...chosen] } }, { onSuccess: onClose })}
      footer={
        <>
          <FailureNotice error={saving.error} />
          <Button type="submit" loading={saving.isPending} disabled={chosen.length === 0}>
            {chosen.length === 0
              ? t('people:parts.chooseFirst')
              : t('people:parts.addCount', { count: chosen.length })}
          </Button>
        </>
      }
    >
      {candidates.length === 0 ? (
        <p>{t('people:parts.nobody')}</p>
      ) : (
        <>
          <p>{t('people:parts.choose')}</p>
          <SearchTools label={t('people:search')} search={search} onSearch={setSearch} />
          {shown.length > 1 && (
            <PlainButton
              className={classes.all}
              disabled={left.length === 0}
              onClick={() => setChosen([...chosen, ...left.map(({ id }) => id)])}
            >
              {t('selection:all', { count: shown.length })}
            </PlainButton>
          )}
          <PersonTicks people={shown} chosen={chosen} onChange={setChosen} />
        </>
      )}
    </Sheet>
  );
}
