/** Deletes a person after a confirmation that lists what is cleared, with Undo (USERS-R23). */
import { Button } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { Hint } from '#ui/page.tsx';
import { Question } from '#ui/question.tsx';
import { Commitments, useCommitments } from './commitments.tsx';
import type { PersonDetail } from './people.queries.ts';
import { showUndoToast } from './show-undo-toast.ts';
import { useMayActFor } from './use-may-act-for.ts';

export function DeletePerson({ person }: { person: PersonDetail }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const removal = useWrite('people.deletePerson', {
    success: ({ change_id }) => showUndoToast(t('people:delete.done', { name: person.full_name }), change_id),
  });
  const mayAct = useMayActFor(person);
  const [asked, setAsked] = useState(false);
  const listed = useCommitments(person.id, asked ? 'delete' : null);
  if (!mayAct) return <Hint small>{t('people:delete.beyondYours')}</Hint>;
  return (
    <>
      <Button
        variant="danger"
        leftSection={<IconTrash aria-hidden="true" size={20} />}
        onClick={() => setAsked(true)}
      >
        {t('people:delete.button')}
      </Button>
      {asked && (
        <Question
          deletes
          title={t('people:delete.title', { name: person.full_name })}
          text={t('people:delete.text')}
          labels={{
            confirm: t('people:delete.button'),
            cancel: t('shell:cancel'),
            close: t('shell:close'),
          }}
          error={removal.error}
          pending={removal.isPending || listed.isLoading}
          onConfirm={() =>
            removal.mutate(
              { params: { id: person.id } },
              { onSuccess: () => navigate('/settings/users/', { replace: true }) },
            )
          }
          onClose={() => setAsked(false)}
        >
          <Commitments query={listed} />
          <Hint small>{t('people:delete.kept')}</Hint>
        </Question>
      )}
    </>
  );
}
