/** An icon-only button, large enough for a thumb, with an accessible label. */
import type { ReactNode } from 'react';
import classes from './icon-button.module.css';

export interface IconButtonProps {
  label: string;
  onClick: () => void;
  disabled?: boolean;
  /** For a button that opens something: whether it is open. */
  expanded?: boolean;
  children: ReactNode;
}

export const IconButton = ({ label, expanded, children, ...button }: IconButtonProps) => (
  <button type="button" className={classes.icon} aria-label={label} aria-expanded={expanded} {...button}>
    {children}
  </button>
);
