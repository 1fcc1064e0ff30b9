/** Choices side by side; the buttons among the children say themselves which of them are pressed. */
import type { ReactNode } from 'react';
import classes from './chips.module.css';

export interface ChipsProps {
  label?: string | undefined;
  /** They stay on one line that moves sideways, where there are too many for a phone. */
  oneLine?: boolean;
  children: ReactNode;
}

export function Chips({ label, oneLine = false, children }: ChipsProps) {
  return (
    <fieldset className={classes.chips} aria-label={label} data-one-line={oneLine || undefined}>
      {children}
    </fieldset>
  );
}
