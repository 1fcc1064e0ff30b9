/** Amount to pay in: one of four choices, or typed (ACCOUNT-S1). */
import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { centsOfAmount, isAmount } from '@sheaf/rules/messaging/billing/amount';
import { money } from '#platform/money.ts';
import { useTexts } from '#platform/texts.ts';
import { ChoiceSet } from '#ui/choice-set.tsx';
import classes from './account.module.css';

export const offeredCents = [2000, 5000, 10_000] as const;

export interface Amount {
  /** Null for a typed amount. */
  offered: number | null;
  typed: string;
}

/** Null for an amount that cannot be paid in. A comma counts as a decimal point. */
export function centsOf({ offered, typed }: Amount): number | null {
  if (offered !== null) return offered;
  const cents = typed.trim() === '' ? null : centsOfAmount(Number(typed.replace(',', '.')));
  return cents !== null && isAmount(cents) ? cents : null;
}

interface AmountFieldProps {
  amount: Amount;
  error: string | undefined;
  onChange: (amount: Amount) => void;
}

export function AmountField({ amount, error, onChange }: AmountFieldProps) {
  const { t } = useTexts();
  const { offered, typed } = amount;
  return (
    <ChoiceSet legend={t('billing:topUp.amount')}>
      <div className={classes.amounts}>
        {offeredCents.map((cents) => (
          <button
            key={cents}
            type="button"
            aria-pressed={offered === cents}
            onClick={() => onChange({ ...amount, offered: cents })}
          >
            {money(cents).replace(/[.,]00(\D*)$/, '$1')}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={offered === null}
          onClick={() => onChange({ ...amount, offered: null })}
        >
          {t('billing:topUp.other')}
        </button>
      </div>
      {offered === null && (
        <TextInput
          label={t('billing:topUp.typed')}
          description={t('billing:topUp.range', { least: money(500), most: money(500_000) })}
          inputMode="decimal"
          value={typed}
          maxLength={8}
          error={error}
          onChange={({ currentTarget }) => onChange({ ...amount, typed: currentTarget.value })}
        />
      )}
    </ChoiceSet>
  );
}
