/** Balance after a payment, and the overdraft limit, shown before it is made (MSG-R20). */
import { accountAfter } from '@sheaf/rules/messaging/messages/account-after';
import { money } from '#platform/money.ts';
import { useTexts } from '#platform/texts.ts';
import { OpenNotice } from '#ui/notice.tsx';
import { Hint } from '#ui/page.tsx';

export interface PaymentProps {
  balance: number;
  cost: number;
}

/** Renders nothing if the balance covers it, or if it is refused anyway. */
export function OverdraftNotice({ balance, cost }: PaymentProps) {
  const { t } = useTexts();
  const { overdrawn, covered } = accountAfter(balance, cost);
  if (cost === 0 || overdrawn === 0 || !covered) return null;
  return (
    <OpenNotice>
      <p>{t('messages:figure.overdrawn', { amount: money(overdrawn) })}</p>
    </OpenNotice>
  );
}

export function BalanceAfter({ balance, cost }: PaymentProps) {
  const { t } = useTexts();
  const { after, limit } = accountAfter(balance, cost);
  return (
    <>
      <Hint small>{t('messages:figure.left', { balance: money(after), limit: money(limit) })}</Hint>
      <OverdraftNotice balance={balance} cost={cost} />
    </>
  );
}
