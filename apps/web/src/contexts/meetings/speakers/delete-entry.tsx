/**
 * Checks whether an entry can be deleted, then shows a confirmation or the talks that prevent it (SPKR-R5).
 */

import { Button } from '@mantine/core';
import type { Reply } from '#platform/api.ts';
import { shortDate } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { DeleteQuestion, type DeleteQuestionProps } from '#ui/delete-question.tsx';
import { Hint } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Sheet } from '#ui/sheet.tsx';

type Check = Reply<'speakers.checkSpeaker'>;

interface DeleteEntryProps<Given> extends Pick<DeleteQuestionProps<Given>, 'removal' | 'given' | 'onClose'> {
  title: string;
  checking: string;
  /** Text if talks prevent the deletion. */
  blocked: (name: string) => string;
  check: { data: Check | undefined } & Parameters<typeof QueryState<Check>>[0]['query'];
}

export function DeleteEntry<Given>({
  title,
  checking,
  blocked,
  check,
  removal,
  given,
  onClose,
}: DeleteEntryProps<Given>) {
  const { t } = useTexts();
  const { data } = check;
  if (data?.deletable)
    return (
      <DeleteQuestion
        title={title}
        text={t('speakers:remove.sure', { name: data.name })}
        {...{ removal, given, onClose }}
      />
    );
  return (
    <Sheet
      opened
      title={title}
      closeLabel={t('shell:close')}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('shell:close')}
        </Button>
      }
    >
      {!data && check.isFetching && <p role="status">{checking}</p>}
      <QueryState query={check} skeleton={{ height: 48, count: 2 }}>
        {({ name, uses }) => (
          <>
            <p>{blocked(name)}</p>
            {uses.map((use) => (
              <Hint key={`${use.kind} ${use.date} ${use.name}`}>
                {t('speakers:remove.use', { date: shortDate(use.date), name: use.name })}
              </Hint>
            ))}
          </>
        )}
      </QueryState>
    </Sheet>
  );
}
