/** ACCOUNT-S1: the congregation's balance, what this month cost, and everything that moved it. */
import { useTexts } from '../../platform/texts.ts';
import { useRead } from '../../platform/use-read.ts';
import { Page } from '../../ui/page.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import classes from './account.module.css';
import { ActivityList } from './activity-list.tsx';
import { BalanceCard } from './balance-card.tsx';
import { SpentCard } from './spent-card.tsx';

export function AccountScreen() {
  const { t } = useTexts();
  const account = useRead('billing.readAccount');
  return (
    <Page title={t('billing:title')} line={t('billing:line')} back wide>
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
