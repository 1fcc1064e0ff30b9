/** USERS-S1, USERS-S2: everything kept of one person, and what can be done for him. */
import { Button } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { usePermits, useSignedIn } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { useRead } from '../../platform/use-read.ts';
import { useWrite } from '../../platform/use-write.ts';
import { Section } from '../../ui/card.tsx';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Question } from '../../ui/question.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';
import { FamilyCard } from '../families/families.door.ts';
import classes from './people.module.css';
import type { PersonDetail } from './people.queries.ts';
import { PersonAccordions } from './person-accordions.tsx';
import { bodyOf, entryOf } from './person-entry.ts';
import { PersonFacts } from './person-facts.tsx';
import { PersonForm } from './person-form.tsx';
import { usePersonWords } from './person-words.ts';
import { ReachCard } from './reach-card.tsx';
import { UnfitParts } from './unfit-parts.tsx';
import { useMayActFor } from './use-may-act-for.ts';

/** The form keeps what was typed; a background refresh of the record does not reach it. */
function EditPerson({ person }: { person: PersonDetail }) {
  const { t } = useTexts();
  const mayAct = useMayActFor(person);
  const form = useRecordForm({
    operation: 'people.editPerson',
    params: { id: person.id },
    row: person,
    valuesOf: (row: PersonDetail | null) => entryOf(row ?? person),
    bodyOf,
    next: (saved) => saved,
  });
  return <PersonForm form={form} hint={mayAct ? undefined : t('people:form.beyondYours')} />;
}

function DeletePerson({ person }: { person: PersonDetail }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const removal = useWrite('people.deletePerson');
  const mayAct = useMayActFor(person);
  const [asked, setAsked] = useState(false);
  if (!mayAct) return <p className={classes.hint}>{t('people:delete.beyondYours')}</p>;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTrash aria-hidden="true" size={20} />}
        onClick={() => setAsked(true)}
      >
        {t('people:delete.button')}
      </Button>
      {asked && (
        <Question
          title={t('people:delete.title', { name: person.full_name })}
          text={t('people:delete.text')}
          words={{
            confirm: t('people:delete.button'),
            cancel: t('shell:cancel'),
            close: t('shell:close'),
          }}
          problem={removal.error ? removal.error.message || t('shell:failed') : undefined}
          pending={removal.isPending}
          onConfirm={() =>
            removal.mutate(
              { params: { id: person.id } },
              { onSuccess: () => navigate('/settings/users/', { replace: true }) },
            )
          }
          onClose={() => setAsked(false)}
        >
          <p className={classes.hint}>{t('people:delete.kept')}</p>
        </Question>
      )}
    </>
  );
}

export function PersonScreen() {
  const { t } = useTexts();
  const permits = usePermits();
  const { user } = useSignedIn();
  const id = Number(useParams().id);
  const person = useRead('people.readPerson', { params: { id } });
  const wordsOf = usePersonWords();
  const missing = person.isError && !person.data;
  // Refused for a number that none can be, it is missing all the same.
  const why = Number.isSafeInteger(id) ? person.error?.message : t('people:gone');
  return (
    <div className={classes.page}>
      {/* No name: titles stand in the history of the browser and on the lock screen of what it plays. */}
      <title>{`${t('people:title')} · ${t('shell:name')}`}</title>
      <TitleBar
        title={person.data?.full_name ?? (missing ? t('people:title') : ' ')}
        line={person.data ? wordsOf(person.data) : ' '}
        back
      />
      {person.isPending && <Skeleton height={180} count={3} />}
      {missing && <ErrorNotice>{why || t('shell:failed')}</ErrorNotice>}
      {person.data && (
        <>
          <ReachCard person={person.data} />
          <PersonAccordions person={person.data} />
          <FamilyCard person={person.data} />
          <Section title={t('people:form.title')}>
            {permits.has('settings.users.edit') ? (
              <>
                <EditPerson key={person.data.id} person={person.data} />
                <UnfitParts person={person.data} />
              </>
            ) : (
              <PersonFacts person={person.data} />
            )}
          </Section>
          {permits.has('settings.users.delete') && id !== user.id && <DeletePerson person={person.data} />}
        </>
      )}
    </div>
  );
}
