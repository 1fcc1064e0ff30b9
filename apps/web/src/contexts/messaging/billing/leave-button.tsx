/** Closes a card payment whose page was closed, or left by the browser's back button (ACCOUNT-R18). */
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import classes from './account.module.css';
import type { Activity } from './state-chip.tsx';

export function LeaveButton({ line: { id } }: { line: Activity }) {
  const { t } = useTexts();
  const leave = useWrite('billing.leaveCardPayment', {
    success: ({ state, reported }) =>
      toasts.show(
        t(reported ? 'billing:leave.reported' : `billing:leave.${state === 'cancelled' ? 'left' : state}`),
      ),
  });
  return (
    <button
      type="button"
      className={classes.download}
      disabled={leave.isPending}
      onClick={() =>
        leave.mutate(
          { params: { id } },
          { onError: ({ message }) => toasts.show(message || t('shell:failed')) },
        )
      }
    >
      {t('billing:leave.action')}
    </button>
  );
}
