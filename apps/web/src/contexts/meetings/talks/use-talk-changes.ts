/** Changes of a weekend without a sheet: clears its booking, withdraws an invitation. */
import { useCallback } from 'react';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import type { Proposal } from './arranged-week.ts';
import type { Talk } from './talk-labels.ts';

/** WKND-R16: clears a booking at once, with Undo in the toast. */
export function useClearing() {
  const { t } = useTexts();
  const restore = useWrite('talks.restoreTalk');
  const clear = useWrite('talks.clearTalk');
  const { mutateAsync } = clear;
  const { mutateAsync: putBack } = restore;
  const onClear = useCallback(
    ({ id, speaker_name: name }: Talk): void => {
      mutateAsync({ body: { id } }).then(
        () =>
          toasts.show(t('talks:cleared', { name }), async () => {
            await putBack({ body: { id } });
            return t('booking:restored', { name });
          }),
        // The error shows above the list.
        () => undefined,
      );
    },
    [mutateAsync, putBack, t],
  );
  return { onClear, error: clear.error };
}

/** No Undo, because the other coordinator is notified by e-mail. */
export function useWithdrawing() {
  const { t } = useTexts();
  const withdrawing = useWrite('proposals.answerProposal', {
    success: () => toasts.show(t('proposals:withdrawn')),
  });
  const { mutate } = withdrawing;
  const onWithdraw = useCallback(
    ({ id, round }: Proposal): void => mutate({ params: { id }, body: { act: 'withdraw', round } }),
    [mutate],
  );
  return { onWithdraw, withdrawError: withdrawing.error };
}
