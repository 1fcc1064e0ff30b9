/** Screen to add a person, with the congregation's language and the publisher role as defaults (USERS-S1). */
import { publisherRole } from '@sheaf/rules/people/roles/default-roles';
import { useNavigate } from 'react-router';
import { useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { Page } from '#ui/page.tsx';
import type { PersonDetail } from './people.queries.ts';
import { bodyOf, entryOf, newEntry } from './person-entry.ts';
import { PersonForm } from './person-form.tsx';

export function AddPersonScreen() {
  const { t } = useTexts();
  const { congregation } = useSignedIn();
  const navigate = useNavigate();
  const form = useRecordForm({
    operation: 'people.addPerson',
    row: null,
    valuesOf: (row: PersonDetail | null) =>
      row ? entryOf(row) : newEntry(congregation.lang, [publisherRole]),
    bodyOf,
    needs: () => ['first_name', 'last_name', 'gender'],
    next: (saved) => saved,
    onSaved: ({ id }) => void navigate(`/settings/users/${id}/`, { replace: true }),
  });
  return (
    <Page title={t('people:form.addTitle')} back>
      <PersonForm form={form} />
    </Page>
  );
}
