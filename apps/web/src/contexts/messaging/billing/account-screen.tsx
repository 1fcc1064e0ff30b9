/** Account of the congregation: balance, cost of the month, and all activity (ACCOUNT-S1). */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { OpenNotice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import classes from './account.module.css';
import { ActivityList } from './activity-list.tsx';
import { BalanceCard } from './balance-card.tsx';
import { SpentCard } from './spent-card.tsx';

/** ACCOUNT-R18: the person cancelled on the payment provider's page, so the payment is closed here too. */
function useLeftPage(payment: number): Error | null {
  const { mutate, error } = useWrite('billing.leaveCardPayment');
  useEffect(() => {
    if (Number.isInteger(payment) && payment > 0) mutate({ params: { id: payment } });
  }, [payment, mutate]);
  return error;
}

/** ACCOUNT-R4: result with which the payment provider redirects back. */
function PaymentResult() {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const result = search.get('payment');
  const left = result === 'cancelled' ? Number(search.get('of')) : 0;
  const error = useLeftPage(left);
  if (result !== 'done' && result !== 'cancelled') return null;
  return (
    <div className={classes.result}>
      <OpenNotice>
        <p>{t(`billing:payment.${result}`)}</p>
      </OpenNotice>
      <FailureNotice error={error} />
    </div>
  );
}

export function AccountScreen() {
  const { t } = useTexts();
  const account = useRead('billing.readAccount');
  return (
    <Page title={t('billing:title')} line={t('billing:line')} back wide>
      <PaymentResult />
      <QueryState query={account} skeleton={{ height: 150, count: 2 }}>
        {(read) => (
          <div className={classes.columns}>
            <div className={classes.column}>
              <BalanceCard account={read} />
              <SpentCard spent={read.spent} />
            </div>
            <ActivityList looksAfter={read.accounts_pub?.full_name} />
          </div>
        )}
      </QueryState>
    </Page>
  );
}
