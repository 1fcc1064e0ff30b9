/** Search and filters above a desk table: on one line on a desk, one below the other on a phone. */
import type { ReactNode } from 'react';
import classes from './desk-tools.module.css';

export const DeskTools = ({ children }: { children: ReactNode }) => (
  <div className={classes.tools}>{children}</div>
);
