/** An empty list in one line with its button, for a part of a screen that has other content. */
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import classes from './empty-line.module.css';

export const EmptyLine = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <Card>
    <div className={classes.line}>
      <p>{children}</p>
      {action}
    </div>
  </Card>
);
