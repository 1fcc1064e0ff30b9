/** Approves the selected people for the carts, with a call for each (USERS-X17). */
import { Button } from '@mantine/core';
import { call } from '#platform/api.ts';
import { outcomeText, startBatch } from '#platform/batch.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { batchList } from './move-people-sheet.tsx';
import type { PersonRow } from './people.queries.ts';

const send = ({ id }: { id: number }, approved: boolean, key: string) =>
  call('people.approveForCarts', { params: { id }, body: { approved }, key });

/** Skips people who are already approved. */
export function ApproveForCarts({ people, onBegin }: { people: readonly PersonRow[]; onBegin: () => void }) {
  const { t } = useTexts();
  const lacking = people.filter(({ cart }) => !cart);
  const approve = (): void => {
    startBatch({
      list: batchList,
      items: lacking.map(({ id, last_first }) => ({ id, label: last_first })),
      write: 'people.approveForCarts',
      send: (item, key) => send(item, true, key),
      telling: ({ settled, total }) => t('selection:people.approving', { done: settled, total }),
      told: (outcome) =>
        outcomeText(
          outcome.done > 0
            ? t('selection:people.approved', { count: outcome.done })
            : t('selection:people.noneApproved'),
          outcome,
        ),
      undo: {
        write: 'people.approveForCarts',
        send: (item, _, key) => send(item, false, key),
        told: ({ done, total }) =>
          joinTexts(
            [
              done > 0 && t('selection:people.notApproved', { count: done }),
              done < total && t('selection:people.stayApproved', { count: total - done }),
            ],
            ' ',
          ),
      },
    });
    onBegin();
  };
  if (lacking.length === 0) return null;
  return (
    <Button variant="light" onClick={approve}>
      {t('selection:people.approve', { count: lacking.length })}
    </Button>
  );
}
