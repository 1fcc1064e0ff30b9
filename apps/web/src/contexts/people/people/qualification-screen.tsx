/** People qualified for a part, who can be added and removed (USERS-S4). */
import { Button } from '@mantine/core';
import { compareByLastName, listedParts } from '@sheaf/rules/people/people/qualification';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useState } from 'react';
import { useParams } from 'react-router';
import { usePeople } from '#platform/collections/use-people.ts';
import { phraseIn } from '#platform/phrase-in.ts';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { EmptyState, ErrorNotice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Question } from '#ui/question.tsx';
import { RowButtons } from '#ui/row-buttons.tsx';
import type { PersonRow } from './people.queries.ts';
import { QualifySheet } from './qualify-sheet.tsx';

/** USERS-R15: `Webb, Samuel (Servant)`. */
function useNameAndNote() {
  const { t } = useTexts();
  return ({ last_first, appointment }: PersonRow): string =>
    appointment === 'elder' || appointment === 'servant'
      ? `${last_first} ${t(`people:parts.${appointment}`)}`
      : last_first;
}

function RemoveQuestion({ person, part, onClose }: { person: PersonRow; part: number; onClose: () => void }) {
  const { t } = useTexts();
  const removal = useWrite('people.detachQualification');
  return (
    <Question
      title={t('people:parts.removeTitle', { part: t(phraseIn('people:parts.name', part)) })}
      text={t('people:parts.removeText', { name: person.full_name })}
      labels={{
        confirm: t('people:parts.removeButton'),
        cancel: t('shell:cancel'),
        close: t('shell:close'),
      }}
      error={removal.error}
      pending={removal.isPending}
      onConfirm={() => removal.mutate({ params: { id: person.id, part } }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

function Qualified({ part, people }: { part: number; people: PersonRow[] }) {
  const { t } = useTexts();
  const named = useNameAndNote();
  const [leaving, setLeaving] = useState<PersonRow | null>(null);
  const qualified = people
    .filter(({ qualified_parts }) => qualified_parts.includes(part))
    .sort(compareByLastName);
  if (qualified.length === 0)
    return <EmptyState icon={<IconUsers aria-hidden="true" />}>{t('people:parts.none')}</EmptyState>;
  return (
    <Card label={t(phraseIn('people:parts.name', part))}>
      {qualified.map((person) => (
        <ListRow
          key={person.id}
          title={<bdi>{named(person)}</bdi>}
          line={!person.active && t('people:inactive')}
          trailing={
            <RowButtons
              remove={{
                label: t('people:parts.remove', { name: person.full_name }),
                onClick: () => setLeaving(person),
              }}
            />
          }
        />
      ))}
      {leaving && <RemoveQuestion person={leaving} part={part} onClose={() => setLeaving(null)} />}
    </Card>
  );
}

export function QualificationScreen() {
  const { t } = useTexts();
  const part = Number(useParams().id);
  const people = usePeople();
  const [adding, setAdding] = useState(false);
  const known = listedParts.includes(part);
  const title = known ? t(phraseIn('people:parts.name', part)) : t('people:parts.title');
  return (
    <Page
      title={title}
      back
      actions={
        known && (
          <Button leftSection={<IconPlus aria-hidden="true" size={20} />} onClick={() => setAdding(true)}>
            {t('people:parts.add')}
          </Button>
        )
      }
    >
      {known ? (
        <QueryState query={people} skeleton={{ height: 60, count: 6 }}>
          {(everybody) => <Qualified part={part} people={everybody} />}
        </QueryState>
      ) : (
        <ErrorNotice>{t('people:parts.unknown')}</ErrorNotice>
      )}
      {adding && people.data && (
        <QualifySheet part={part} people={people.data} onClose={() => setAdding(false)} />
      )}
    </Page>
  );
}
