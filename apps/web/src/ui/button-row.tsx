/** A row of buttons; on a phone they share the full width. */
import type { ReactNode } from 'react';
import classes from './button-row.module.css';

export const ButtonRow = ({ children }: { children: ReactNode }) => (
  <div className={classes.row}>{children}</div>
);
