/** A line of a list that leads somewhere and has buttons of its own beside the link. */
import type { ReactNode } from 'react';
import classes from './link-row.module.css';
import { RowLink } from './row-link.tsx';

export interface LinkRowProps {
  to: string;
  icon?: ReactNode;
  title: ReactNode;
  line?: ReactNode;
  /** The buttons. */
  children?: ReactNode;
}

/** Of a list that makes the items itself. */
export const LinkLine = ({ to, icon, title, line, children }: LinkRowProps) => (
  <div className={classes.row}>
    <RowLink to={to} className={classes.link}>
      {icon && <span className={classes.icon}>{icon}</span>}
      <span className={classes.texts}>
        <span className={classes.title}>{title}</span>
        {line && <span className={classes.line}>{line}</span>}
      </span>
    </RowLink>
    {children}
  </div>
);

export const LinkRow = (row: LinkRowProps) => (
  <li className={classes.item}>
    <LinkLine {...row} />
  </li>
);
