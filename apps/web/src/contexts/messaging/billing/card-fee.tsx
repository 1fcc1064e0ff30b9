/** Credited amount, card fee, and total to pay (ACCOUNT-R3). */
import { feeOf, withFee } from '@sheaf/rules/messaging/billing/card-fee';
import { money } from '#platform/money.ts';
import { useTexts } from '#platform/texts.ts';
import classes from './account.module.css';

export function CardFee({ cents }: { cents: number }) {
  const { t } = useTexts();
  const rows = [
    ['credit', cents],
    ['fee', feeOf(cents)],
    ['total', withFee(cents)],
  ] as const;
  return (
    <dl className={classes.fee}>
      {rows.map(([what, amount]) => (
        <div key={what} data-what={what}>
          <dt>{t(`billing:topUp.${what}`)}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
