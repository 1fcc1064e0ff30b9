/** Record of a person with all actions (USERS-S1, USERS-S2). */
import { useState } from 'react';
import { useParams } from 'react-router';
import { FamilyCard } from '#contexts/people/families/families.api.ts';
import { usePeople } from '#platform/collections/use-people.ts';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Section } from '#ui/card.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { ErrorNotice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { DeletePerson } from './delete-person.tsx';
import type { PersonDetail } from './people.queries.ts';
import { PersonAccordions } from './person-accordions.tsx';
import { bodyOf, entryOf } from './person-entry.ts';
import { PersonFacts } from './person-facts.tsx';
import { PersonForm } from './person-form.tsx';
import { usePersonLabels } from './person-labels.ts';
import { ReachCard } from './reach-card.tsx';
import { RestoreCleared } from './restore-cleared.tsx';
import { showUndoToast } from './show-undo-toast.ts';
import { UnfitParts } from './unfit-parts.tsx';
import { useMayActFor } from './use-may-act-for.ts';

/** The form retains its input when the record is refetched. */
function EditPerson({ person }: { person: PersonDetail }) {
  const { t } = useTexts();
  const mayAct = useMayActFor(person);
  const [restoring, setRestoring] = useState(false);
  const form = useRecordForm({
    operation: 'people.editPerson',
    params: { id: person.id },
    row: person,
    valuesOf: (row: PersonDetail | null) => entryOf(row ?? person),
    bodyOf,
    needs: () => ['first_name', 'last_name', 'gender'],
    next: (saved) => saved,
    onSaved: ({ active }) => setRestoring(active && !person.active),
    onTold: ({ change_id }) => {
      if (change_id) showUndoToast(t('people:commitments.done', { name: person.full_name }), change_id);
    },
  });
  return (
    <>
      <PersonForm form={form} person={person} hint={mayAct ? undefined : t('people:form.beyondYours')} />
      {restoring && <RestoreCleared person={person} onClose={() => setRestoring(false)} />}
    </>
  );
}

function Known({ person }: { person: PersonDetail }) {
  const { t } = useTexts();
  const permits = usePermits();
  const { user } = useSignedIn();
  return (
    <>
      <ReachCard person={person} />
      <PersonAccordions person={person} />
      <FamilyCard person={person} />
      <Section title={t('people:form.title')}>
        {permits.has('settings.users.edit') ? (
          <>
            <EditPerson key={person.id} person={person} />
            <UnfitParts person={person} />
          </>
        ) : (
          <PersonFacts person={person} />
        )}
      </Section>
      {permits.has('settings.users.delete') && person.id !== user.id && <DeletePerson person={person} />}
    </>
  );
}

export function PersonScreen() {
  const { t } = useTexts();
  const id = Number(useParams().id);
  // An impossible id, so nothing is requested.
  const possible = Number.isSafeInteger(id);
  const person = useRead('people.readPerson', { params: { id } }, { enabled: possible });
  const labelsOf = usePersonLabels();
  // The cached list has the name before the record loads.
  const listed = usePeople().data?.find((one) => one.id === id);
  const missing = !possible || (person.isError && !person.data);
  return (
    <Page
      title={person.data?.full_name ?? listed?.full_name ?? (missing ? t('people:title') : ' ')}
      tab={t('people:one')}
      line={person.data ? labelsOf(person.data) : ' '}
      back
    >
      {possible ? (
        <QueryState query={person} skeleton={{ height: 180, count: 3 }}>
          {(known) => <Known person={known} />}
        </QueryState>
      ) : (
        <ErrorNotice>{t('people:gone')}</ErrorNotice>
      )}
    </Page>
  );
}
