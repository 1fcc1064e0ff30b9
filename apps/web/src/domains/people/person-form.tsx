/** The form of a person on its card. */
import { useTexts } from '../../platform/texts.ts';
import { Card } from '../../ui/card.tsx';
import { RecordForm } from '../../ui/form/record-form.tsx';
import type { RecordFormState } from '../../ui/form/use-record-form.ts';
import { Hint } from '../../ui/page.tsx';
import type { PersonEntry } from './person-entry.ts';
import { PersonFields } from './person-fields.tsx';
import { RoleField } from './role-field.tsx';
import { useTellPerson } from './use-tell-person.ts';

export interface PersonFormProps {
  form: RecordFormState<PersonEntry>;
  /** Stands above the fields. */
  hint?: string | undefined;
}

export function PersonForm({ form, hint }: PersonFormProps) {
  const { t } = useTexts();
  const tell = useTellPerson();
  const roles = form.field('roles');
  return (
    <Card padded>
      <RecordForm form={form} tell={tell} maySave savedText={t('people:form.saved')}>
        {hint && <Hint>{hint}</Hint>}
        <PersonFields form={form} />
        <RoleField chosen={roles.value} onChange={roles.onChange} error={roles.error} />
      </RecordForm>
    </Card>
  );
}
