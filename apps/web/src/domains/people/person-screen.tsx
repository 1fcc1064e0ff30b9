/** USERS-S1, USERS-S2: everything kept of one person, and what can be done for him. */
import { Button } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { theirsOf } from '../../platform/field-errors.ts';
import { usePermits, useSignedIn } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { useUnsaved } from '../../platform/unsaved.ts';
import { Section } from '../../ui/card.tsx';
import { ChangedNotice } from '../../ui/changed-notice.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Question } from '../../ui/question.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';
import { FamilyCard } from '../families/families.door.ts';
import classes from './people.module.css';
import { type PersonDetail, useDeletePerson, useEditPerson, usePerson } from './people.queries.ts';
import { PersonAccordions } from './person-accordions.tsx';
import { bodyOf, entryOf } from './person-entry.ts';
import { PersonFacts } from './person-facts.tsx';
import { PersonForm } from './person-form.tsx';
import { usePersonWords } from './person-words.ts';
import { ReachCard } from './reach-card.tsx';
import { UnfitParts } from './unfit-parts.tsx';
import { useMayActFor } from './use-may-act-for.ts';

/** Nothing that the form asks differs: a qualification switched on this very screen raises the version too. */
const isSame = (one: PersonDetail, other: PersonDetail): boolean =>
  JSON.stringify(entryOf(one)) === JSON.stringify(entryOf(other));

/** The form keeps what was typed; a background refresh of the record does not reach it. */
function EditPerson({ person }: { person: PersonDetail }) {
  const { t } = useTexts();
  const saving = useEditPerson();
  const [seen, setSeen] = useState(person);
  const [entry, setEntry] = useState(() => entryOf(person));
  const [changed, setChanged] = useState(false);
  useUnsaved(changed);
  const mayAct = useMayActFor(seen);
  const theirs = theirsOf<PersonDetail>(saving.error);
  const take = (row: PersonDetail): void => {
    setSeen(row);
    setEntry(entryOf(row));
    setChanged(false);
  };
  const save = (version: number): void =>
    saving.mutate({ id: person.id, ...bodyOf(entry), version }, { onSuccess: take });
  return (
    <PersonForm
      entry={entry}
      hint={mayAct ? undefined : t('people:form.beyondYours')}
      saving={saving}
      saved={saving.isSuccess}
      onChange={(change) => {
        if (saving.isSuccess) saving.reset();
        setChanged(true);
        setEntry((now) => ({ ...now, ...change }));
      }}
      onSubmit={() => save(isSame(person, seen) ? person.version : seen.version)}
      conflict={
        theirs && (
          <ChangedNotice
            theirs={[
              { label: t('people:form.firstName'), value: theirs.first_name },
              { label: t('people:form.lastName'), value: theirs.last_name },
              { label: t('people:form.phone'), value: theirs.phone ?? '' },
              { label: t('people:form.email'), value: theirs.email ?? '' },
            ]}
            onTake={() => {
              take(theirs);
              saving.reset();
            }}
            onKeep={() => save(theirs.version)}
          />
        )
      }
    />
  );
}

function DeletePerson({ person }: { person: PersonDetail }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const removal = useDeletePerson();
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
            removal.mutate(person.id, { onSuccess: () => navigate('/settings/users/', { replace: true }) })
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
  const person = usePerson(id);
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
