/** Vertical stack of text, fields and buttons within a card. */
import type { ReactNode } from 'react';
import classes from './card-body.module.css';

export const CardBody = ({ children }: { children: ReactNode }) => (
  <div className={classes.body}>{children}</div>
);
