/** A row of toggle buttons; each child sets its own pressed state. */
import type { ReactNode } from 'react';
import classes from './chips.module.css';

export interface ChipsProps {
  label?: string | undefined;
  /** One horizontally scrolling line, for choices that do not fit a phone. */
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
