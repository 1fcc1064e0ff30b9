import { type ClearingOccasion, clearingOf } from '@sheaf/rules/duties/commitment';
import { useEffect, useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { RecordForm } from '#ui/form/record-form.tsx';
import type { RecordFormState } from '#ui/form/use-record-form.ts';
import { Hint } from '#ui/page.tsx';
import { Question } from '#ui/question.tsx';
import { Commitments, useCommitments } from './commitments.tsx';
import type { PersonDetail } from './people.queries.ts';
import type { PersonEntry } from './person-entry.ts';
import { PersonFields } from './person-fields.tsx';
import { RoleField } from './role-field.tsx';
import { useTellPerson } from './use-tell-person.ts';

export interface PersonFormProps {
  form: RecordFormState<PersonEntry>;
  hint?: string | undefined;
  person?: PersonDetail | null;
}

interface ClearQuestionProps {
  occasion: ClearingOccasion;
  name: string;
  listed: ReturnType<typeof useCommitments>;
  onConfirm: () => void;
  onClose: () => void;
}

function ClearQuestion({ occasion, name, listed, onConfirm, onClose }: ClearQuestionProps) {
  const { t } = useTexts();
  const carts = occasion === 'carts';
  return (
    <Question
      title={t(carts ? 'people:commitments.cartsTitle' : 'people:commitments.inactiveTitle', { name })}
      text={t(carts ? 'people:commitments.cartsText' : 'people:commitments.inactiveText')}
      labels={{
        confirm: t('people:commitments.save'),
        cancel: t('shell:cancel'),
        close: t('shell:close'),
      }}
      pending={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Commitments query={listed} />
    </Question>
  );
}

/** Shows a question before a save that clears duties; none if it clears nothing. */
function useAskedForm(form: RecordFormState<PersonEntry>, person: PersonDetail | null) {
  const [asking, setAsking] = useState(false);
  const occasion = person && clearingOf(person, form.values);
  const listed = useCommitments(person?.id ?? 0, occasion);
  const clearsNothing = listed.data?.cleared.length === 0 && listed.data.stays.length === 0;
  const submit = (): void => {
    if (occasion && !clearsNothing && form.ready) setAsking(true);
    else form.submit();
  };
  // A save before the list has loaded shows the question only if something is cleared.
  useEffect(() => {
    if (!asking || !clearsNothing) return;
    setAsking(false);
    form.submit();
  }, [asking, clearsNothing, form]);
  const question = asking && occasion && person && !listed.isLoading && !clearsNothing && (
    <ClearQuestion
      occasion={occasion}
      name={person.full_name}
      listed={listed}
      onConfirm={() => {
        setAsking(false);
        form.submit();
      }}
      onClose={() => setAsking(false)}
    />
  );
  return { form: { ...form, submit }, question };
}

export function PersonForm({ form: given, hint, person = null }: PersonFormProps) {
  const { t } = useTexts();
  const tell = useTellPerson();
  const { form, question } = useAskedForm(given, person);
  const roles = form.field('roles');
  return (
    <Card padded>
      <RecordForm form={form} tell={tell} maySave savedText={t('people:form.saved')}>
        {hint && <Hint>{hint}</Hint>}
        <PersonFields form={form} phone={person?.phone ?? null} />
        <RoleField chosen={roles.value} onChange={roles.onChange} error={roles.error} />
      </RecordForm>
      {question}
    </Card>
  );
}
