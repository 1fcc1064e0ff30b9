/**
 * Sheet to pay in, by card on the payment provider's page (ACCOUNT-C4) or by invoice (ACCOUNT-C3)
 * (ACCOUNT-S1).
 */
import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { withFee } from '@sheaf/rules/messaging/billing/card-fee';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useState } from 'react';
import { shortDate } from '#platform/dates.ts';
import { fieldErrors } from '#platform/field-errors.ts';
import { money } from '#platform/money.ts';
import { discardLabels, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { OpenNotice } from '#ui/notice.tsx';
import { Hint } from '#ui/page.tsx';
import { Sheet } from '#ui/sheet.tsx';
import classes from './account.module.css';
import { type Amount, AmountField, centsOf } from './amount-field.tsx';
import { CardFee } from './card-fee.tsx';

interface TopUpSheetProps {
  balance: number;
  cards: boolean;
  details: readonly string[];
  onClose: () => void;
}

function usePaying(onClose: () => void) {
  const { t } = useTexts();
  const prepay = useWrite('billing.prepay', {
    success: ({ number, due_on }) => {
      toasts.show(t('billing:topUp.issued', { number: number ?? '', day: shortDate(due_on ?? '') }));
      onClose();
    },
  });
  const charge = useWrite('billing.chargeCard', {
    success: ({ url }) => {
      if (url !== null) window.open(url, '_self');
    },
  });
  return { prepay, charge, error: charge.error ?? prepay.error };
}

/** ACCOUNT-R19: text set by the installation, which is not translated. */
function BankDetails({ lines }: { lines: readonly string[] }) {
  const { t } = useTexts();
  return (
    <section className={classes.bank} aria-label={t('billing:topUp.bank')}>
      <h3>{t('billing:topUp.bank')}</h3>
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
      <Hint small>{t('billing:topUp.bankText')}</Hint>
    </section>
  );
}

export function TopUpSheet({ balance, cards, details, onClose }: TopUpSheetProps) {
  const { t } = useTexts();
  const [amount, setAmount] = useState<Amount>({ offered: 10_000, typed: '' });
  const [email, setEmail] = useState('');
  const { prepay, charge, error } = usePaying(onClose);
  const cents = centsOf(amount);
  const ask = (): void => {
    if (cents !== null) prepay.mutate({ body: { amount: cents / 100 } });
  };
  const pay = (): void => {
    if (cents === null) return;
    const total = withFee(cents);
    charge.mutate({ body: { amount: total, fee: total - cents, email: email.trim() || null } });
  };
  const askLabels =
    cents === null ? t('billing:topUp.title') : t('billing:topUp.ask', { amount: money(cents) });
  const payLabels =
    cents === null ? t('billing:topUp.title') : t('billing:topUp.pay', { amount: money(withFee(cents)) });
  return (
    <Sheet
      opened
      title={t('billing:topUp.title')}
      closeLabel={t('shell:close')}
      discard={discardLabels(t)}
      onClose={onClose}
      onSubmit={cards ? pay : ask}
      footer={
        <>
          <FailureNotice error={error} />
          <Button
            type="submit"
            fullWidth
            loading={cards ? charge.isPending : prepay.isPending}
            disabled={cents === null}
          >
            {cards ? payLabels : askLabels}
          </Button>
        </>
      }
    >
      <Hint small>{t('billing:topUp.now', { balance: money(balance) })}</Hint>
      <AmountField amount={amount} error={fieldErrors(error)('amount')} onChange={setAmount} />
      {cards ? (
        <>
          {cents !== null && <CardFee cents={cents} />}
          <TextInput
            type="email"
            label={t('billing:topUp.receipt')}
            value={email}
            maxLength={190}
            error={fieldErrors(charge.error)('email')}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          <p className={classes.safe}>
            <IconLock aria-hidden="true" size={20} />
            {t('billing:topUp.safe')}
          </p>
          {cents !== null && (
            <p className={classes.safe}>
              {t('billing:topUp.noCard')}{' '}
              <button type="button" className={classes.download} onClick={ask}>
                {askLabels}
              </button>
            </p>
          )}
        </>
      ) : (
        <>
          <OpenNotice>{t('billing:topUp.noCards')}</OpenNotice>
          <Hint small>{t('billing:topUp.invoiceText')}</Hint>
        </>
      )}
      {details.length > 0 && <BankDetails lines={details} />}
    </Sheet>
  );
}
