/** Button in a cell of a desk table, no higher than a row. */
import type { ReactNode } from 'react';
import classes from './desk-button.module.css';

export interface DeskButtonProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  /** Icon. */
  children: ReactNode;
}

export const DeskButton = ({ label, disabled = false, onClick, children }: DeskButtonProps) => (
  <button type="button" className={classes.button} aria-label={label} disabled={disabled} onClick={onClick}>
    {children}
  </button>
);
