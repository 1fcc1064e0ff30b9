/** Card with the balance and its range in months (ACCOUNT-X2). */
import { Button } from '@mantine/core';
import { mostMonthsAhead } from '@sheaf/rules/messaging/billing/balance-hint';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import { useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { money } from '#platform/money.ts';
import { type Translate, useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { Hint } from '#ui/page.tsx';
import classes from './account.module.css';
import { TopUpSheet } from './top-up-sheet.tsx';

type Account = Reply<'billing.readAccount'>;

function sayHint(hint: Account['hint'], t: Translate): string {
  if (hint.kind === 'enough')
    return hint.months >= mostMonthsAhead
      ? t('billing:hint.most')
      : t('billing:hint.enough', { count: hint.months });
  if (hint.kind === 'owing') return t('billing:hint.owing', { left: money(hint.left) });
  return t(hint.kind === 'used-up' ? 'billing:hint.usedUp' : `billing:hint.${hint.kind}`);
}

export function BalanceCard({ account: { balance, cards, hint, payment_details } }: { account: Account }) {
  const { t } = useTexts();
  const [toppingUp, setToppingUp] = useState(false);
  return (
    <Card label={t('billing:balance')} padded>
      <dl className={classes.balance}>
        <dt>{t('billing:balance')}</dt>
        <dd>{money(balance)}</dd>
      </dl>
      {hint.kind === 'used-up' ? (
        <ErrorNotice>{t('billing:hint.usedUp')}</ErrorNotice>
      ) : (
        <Hint small>{sayHint(hint, t)}</Hint>
      )}
      <Button
        fullWidth
        mt="sm"
        leftSection={<IconCreditCard aria-hidden="true" size={20} />}
        onClick={() => setToppingUp(true)}
      >
        {t('billing:topUp.title')}
      </Button>
      {toppingUp && (
        <TopUpSheet
          balance={balance}
          cards={cards}
          details={payment_details}
          onClose={() => setToppingUp(false)}
        />
      )}
    </Card>
  );
}
