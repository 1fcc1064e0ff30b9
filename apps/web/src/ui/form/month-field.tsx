/**
 * Month field, `2026-11` or empty: a select for the month and a text field for the year. Firefox has no
 * picker for native month inputs.
 */
import { Input, NativeSelect } from '@mantine/core';
import { foldDigits } from '@sheaf/rules/text/fold-digits';
import { useState } from 'react';
import '@mantine/core/styles/Input.css';
import { locale, monthName } from '#platform/dates.ts';
import classes from './time-field.module.css';

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
const blank = { value: '', label: '–' };

/** Localised names of `month` and `year`, from the browser. */
const unitName = (unit: 'month' | 'year'): string =>
  new Intl.DisplayNames(locale(), { type: 'dateTimeField' }).of(unit) ?? unit;

export interface MonthFieldProps {
  label: string;
  description?: string;
  error?: string | undefined;
  value: string;
  /** Empty until the month and a four-digit year are set. */
  onChange: (month: string) => void;
}

export function MonthField({ label, description, error, value, onChange }: MonthFieldProps) {
  const [typed, setTyped] = useState(() => ({ year: value.slice(0, 4), month: value.slice(5, 7) }));
  const change = (part: Partial<typeof typed>): void => {
    const next = { ...typed, ...part };
    setTyped(next);
    const whole = /^\d{4}$/.test(next.year) && next.month !== '' ? `${next.year}-${next.month}` : '';
    if (whole !== value) onChange(whole);
  };
  return (
    <Input.Wrapper
      size="md"
      {...{ label, description, error }}
      labelElement="div"
      role="group"
      aria-label={label}
    >
      <div className={classes.row}>
        <NativeSelect
          className={classes.clock!}
          aria-label={`${label}: ${unitName('month')}`}
          error={Boolean(error)}
          value={typed.month}
          data={[
            ...(typed.month === '' ? [blank] : []),
            ...months.map((month) => ({ value: month, label: monthName(`2026-${month}`, 'alone') })),
          ]}
          onChange={({ currentTarget }) => change({ month: currentTarget.value })}
        />
        <Input
          className={classes.clock!}
          aria-label={`${label}: ${unitName('year')}`}
          error={Boolean(error)}
          inputMode="numeric"
          maxLength={4}
          value={typed.year}
          onChange={({ currentTarget }) => change({ year: foldDigits(currentTarget.value) })}
        />
      </div>
    </Input.Wrapper>
  );
}
