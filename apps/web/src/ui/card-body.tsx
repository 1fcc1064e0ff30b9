/** What stands in a card beside its rows: sentences, fields and buttons, one below the other. */
import type { ReactNode } from 'react';
import classes from './card-body.module.css';

export const CardBody = ({ children }: { children: ReactNode }) => (
  <div className={classes.body}>{children}</div>
);
