/** USERS-S1: a new person, with the congregation's language and the role of a publisher to begin with. */
import { publisherRole } from '@sheaf/rules/roles/default-roles';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSignedIn } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { useUnsaved } from '../../platform/unsaved.ts';
import { TitleBar } from '../../ui/title-bar.tsx';
import classes from './people.module.css';
import { useAddPerson } from './people.queries.ts';
import { bodyOf, newEntry } from './person-entry.ts';
import { PersonForm } from './person-form.tsx';

export function AddPersonScreen() {
  const { t } = useTexts();
  const { congregation } = useSignedIn();
  const navigate = useNavigate();
  const adding = useAddPerson();
  const [entry, setEntry] = useState(() => newEntry(congregation.lang, [publisherRole]));
  const [changed, setChanged] = useState(false);
  useUnsaved(changed && !adding.isSuccess);
  return (
    <div className={classes.page}>
      <title>{`${t('people:form.addTitle')} · ${t('shell:name')}`}</title>
      <TitleBar title={t('people:form.addTitle')} back />
      <PersonForm
        entry={entry}
        saving={adding}
        onChange={(change) => {
          setChanged(true);
          setEntry((now) => ({ ...now, ...change }));
        }}
        onSubmit={() =>
          adding.mutate(bodyOf(entry), {
            onSuccess: ({ id }) => navigate(`/settings/users/${id}/`, { replace: true }),
          })
        }
      />
    </div>
  );
}
