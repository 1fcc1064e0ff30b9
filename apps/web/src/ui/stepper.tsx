/** A small number with buttons for one less and one more. */
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useId } from 'react';
import classes from './stepper.module.css';

export interface StepperProps {
  label: string;
  line?: string;
  /** Accessible names of the buttons. */
  less: string;
  more: string;
  value: number | null;
  /** Largest accepted number (REPORTS-R20). */
  most: number;
  onChange: (value: number) => void;
}

export function Stepper({ label, line, less, more, value, most, onChange }: StepperProps) {
  const within = (typed: number): number => Math.min(most, Math.max(0, Math.trunc(typed) || 0));
  const id = useId();
  const now = value ?? 0;
  return (
    <div className={classes.row}>
      <label htmlFor={id} className={classes.label}>
        {label}
        {line && <span className={classes.line}>{line}</span>}
      </label>
      <div className={classes.stepper}>
        <button
          type="button"
          className={classes.step}
          aria-label={less}
          disabled={now === 0}
          onClick={() => onChange(within(now - 1))}
        >
          <IconMinus aria-hidden="true" />
        </button>
        <input
          id={id}
          className={classes.number}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          value={String(now)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => onChange(within(Number(currentTarget.value)))}
        />
        <button
          type="button"
          className={classes.step}
          aria-label={more}
          disabled={now === most}
          onClick={() => onChange(within(now + 1))}
        >
          <IconPlus aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
