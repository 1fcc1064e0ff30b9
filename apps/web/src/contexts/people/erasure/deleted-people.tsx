/** Deleted people; with permission to edit roles they can be restored or erased permanently. */
import { Button } from '@mantine/core';
import { matchesName } from '@sheaf/rules/people/people/find-people';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useState } from 'react';
import { undoneText } from '#contexts/journal/undo-change.api.ts';
import type { Reply } from '#platform/api.ts';
import { shortDate } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Hint } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Question } from '#ui/question.tsx';
import { Said } from '#ui/said.tsx';
import classes from './erasure.module.css';

type DeletedPerson = Reply<'erasure.listDeletedPeople'>[number];

interface EraseQuestionProps {
  person: DeletedPerson;
  erasing: Pick<ReturnType<typeof useWrite<'erasure.erasePerson'>>, 'error' | 'isPending'>;
  onConfirm: () => void;
  onClose: () => void;
}

function EraseQuestion({ person, erasing, onConfirm, onClose }: EraseQuestionProps) {
  const { t } = useTexts();
  return (
    <Question
      deletes
      title={t('people:erase.title', { name: person.full_name })}
      text={t('people:erase.text')}
      labels={{ confirm: t('people:erase.button'), cancel: t('shell:cancel'), close: t('shell:close') }}
      error={erasing.error}
      pending={erasing.isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Hint small>{t('people:erase.written')}</Hint>
      <Hint small>{t('people:erase.kept')}</Hint>
    </Question>
  );
}

interface FoundProps {
  people: DeletedPerson[];
  search: string;
  restoring: number | null;
  onRestore: (person: DeletedPerson) => void;
  onErase: (person: DeletedPerson) => void;
}

function Found({ people: deleted, search, restoring, onRestore, onErase }: FoundProps) {
  const { t } = useTexts();
  const people = deleted.filter(({ full_name }) => matchesName(full_name, search));
  if (people.length === 0)
    return (
      <EmptyState icon={<IconUsers aria-hidden="true" />}>
        {t(deleted.length === 0 ? 'people:erase.none' : 'people:erase.nobodyFits')}
      </EmptyState>
    );
  return (
    <Card label={t('people:filter.deleted')}>
      {people.map((person) => (
        <ListRow
          key={person.id}
          title={<bdi>{person.full_name}</bdi>}
          line={t('people:erase.deletedOn', { date: shortDate(person.deleted_at) })}
          trailing={
            <div className={classes.buttons}>
              {person.change_id !== null && (
                <Button
                  variant="light"
                  aria-label={t('people:erase.restoreOne', { name: person.full_name })}
                  loading={restoring === person.id}
                  disabled={restoring !== null}
                  onClick={() => onRestore(person)}
                >
                  {t('people:erase.restore')}
                </Button>
              )}
              <Button
                variant="danger"
                aria-label={t('people:erase.title', { name: person.full_name })}
                onClick={() => onErase(person)}
              >
                {t('people:erase.button')}
              </Button>
            </div>
          }
        />
      ))}
    </Card>
  );
}

/** USERS-X16: reverts the deletion like the journal. */
function useRestore() {
  const [person, setPerson] = useState<DeletedPerson | null>(null);
  const [left, setLeft] = useState('');
  const taking = useWrite('journal.revertChange', {
    success: async (reply) => setLeft(reply.left.length > 0 ? await undoneText(reply.left) : ''),
  });
  const restore = (chosen: DeletedPerson): void => {
    setPerson(chosen);
    taking.mutate({ params: { id: chosen.change_id! } });
  };
  return {
    restore,
    error: taking.error,
    restoring: taking.isPending && person ? person.id : null,
    restored: taking.isSuccess && person ? person.full_name : null,
    left,
  };
}

export function DeletedPeople({ search }: { search: string }) {
  const { t } = useTexts();
  const deleted = useRead('erasure.listDeletedPeople');
  const [leaving, setLeaving] = useState<DeletedPerson | null>(null);
  // Not in the confirmation, which unmounts with the row before the answer arrives.
  const erasing = useWrite('erasure.erasePerson');
  const replaced = erasing.data?.replaced;
  const { restore, restoring, restored, left, error } = useRestore();
  return (
    <>
      <FailureNotice error={error} />
      {restored !== null && (
        <Said className={classes.outcome}>{left || t('people:erase.restored', { name: restored })}</Said>
      )}
      {replaced !== undefined && (
        <Said className={classes.outcome}>
          {replaced > 0 ? t('people:erase.doneReplaced', { count: replaced }) : t('people:erase.done')}
        </Said>
      )}
      <QueryState query={deleted} skeleton={{ height: 64, count: 3 }}>
        {(people) => (
          <Found
            people={people}
            search={search}
            restoring={restoring}
            onRestore={restore}
            onErase={setLeaving}
          />
        )}
      </QueryState>
      {leaving && (
        <EraseQuestion
          person={leaving}
          erasing={erasing}
          onConfirm={() =>
            erasing.mutate({ params: { id: leaving.id } }, { onSuccess: () => setLeaving(null) })
          }
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
