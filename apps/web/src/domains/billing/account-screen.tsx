/** ACCOUNT-S1: the congregation's balance, what this month cost, and everything that moved it. */
import { useSearchParams } from 'react-router';
import { useTexts } from '../../platform/texts.ts';
import { useRead } from '../../platform/use-read.ts';
import { OpenNotice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import classes from './account.module.css';
import { ActivityList } from './activity-list.tsx';
import { BalanceCard } from './balance-card.tsx';
import { SpentCard } from './spent-card.tsx';

/** ACCOUNT-R4: as the payment company sends people back. */
function PaymentResult() {
  const { t } = useTexts();
  const result = useSearchParams()[0].get('payment');
  if (result !== 'done' && result !== 'cancelled') return null;
  return (
    <div className={classes.result}>
      <OpenNotice>
        <p>{t(`billing:payment.${result}`)}</p>
      </OpenNotice>
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
