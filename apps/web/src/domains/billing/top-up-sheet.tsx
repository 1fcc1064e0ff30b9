/** ACCOUNT-C3: an invoice for paying in, of an amount that is chosen or typed. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { shortDate } from '../../platform/dates.ts';
import { fieldErrors } from '../../platform/field-errors.ts';
import { money } from '../../platform/money.ts';
import { useTexts } from '../../platform/texts.ts';
import { toasts } from '../../platform/toasts.ts';
import { useWrite } from '../../platform/use-write.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Hint } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type Amount, AmountField, centsOf } from './amount-field.tsx';

export function TopUpSheet({ balance, onClose }: { balance: number; onClose: () => void }) {
  const { t } = useTexts();
  const [amount, setAmount] = useState<Amount>({ offered: 10_000, typed: '' });
  const cents = centsOf(amount);
  const prepay = useWrite('billing.prepay', {
    success: ({ number, due_on }) => {
      toasts.show(t('billing:topUp.issued', { number: number ?? '', day: shortDate(due_on ?? '') }));
      onClose();
    },
  });
  return (
    <Sheet
      opened
      title={t('billing:topUp.title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={() => {
        if (cents !== null) prepay.mutate({ body: { amount: cents / 100 } });
      }}
      footer={
        <>
          <FailureNotice error={prepay.error} />
          <Button type="submit" fullWidth loading={prepay.isPending} disabled={cents === null}>
            {cents === null ? t('billing:topUp.title') : t('billing:topUp.ask', { amount: money(cents) })}
          </Button>
        </>
      }
    >
      <Hint small>{t('billing:topUp.now', { balance: money(balance) })}</Hint>
      <AmountField amount={amount} error={fieldErrors(prepay.error)('amount')} onChange={setAmount} />
      <Hint small>{t('billing:topUp.invoiceText')}</Hint>
    </Sheet>
  );
}
