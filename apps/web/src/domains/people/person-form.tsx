/** The form of a person, with what the server says of it. */
import { Button } from '@mantine/core';
import { canSavePerson } from '@sheaf/rules/people/person-form';
import type { FormEvent, ReactNode } from 'react';
import { fieldErrors, formError } from '../../platform/field-errors.ts';
import { useTexts } from '../../platform/texts.ts';
import { useWrongField } from '../../platform/use-wrong-field.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import classes from './people.module.css';
import type { PersonEntry } from './person-entry.ts';
import { PersonFields } from './person-fields.tsx';
import { RoleField } from './role-field.tsx';

export interface PersonFormProps {
  entry: PersonEntry;
  /** Stands above the fields. */
  hint?: string | undefined;
  onChange: (change: Partial<PersonEntry>) => void;
  onSubmit: () => void;
  saving: { error: Error | null; isPending: boolean };
  /** Stands in place of the button: somebody else changed the person. */
  conflict?: ReactNode;
  saved?: boolean;
}

export function PersonForm(props: PersonFormProps) {
  const { entry, hint, onChange, onSubmit, saving, conflict, saved } = props;
  const { t } = useTexts();
  const errorOf = fieldErrors(saving.error);
  const form = useWrongField(saving.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (canSavePerson(entry)) onSubmit();
  };
  return (
    <Card padded>
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        {hint && <p className={classes.hint}>{hint}</p>}
        <PersonFields entry={entry} onChange={onChange} errorOf={errorOf} />
        <RoleField chosen={entry.roles} onChange={(roles) => onChange({ roles })} error={errorOf('roles')} />
        {saving.error && !conflict && <ErrorNotice>{formError(saving.error, t('shell:failed'))}</ErrorNotice>}
        {conflict}
        {saved && <p role="status">{t('people:form.saved')}</p>}
        {!conflict && (
          <Button type="submit" loading={saving.isPending} disabled={!canSavePerson(entry)}>
            {t('shell:save')}
          </Button>
        )}
      </form>
    </Card>
  );
}
