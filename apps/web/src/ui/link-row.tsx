/** A list row that is a link and has buttons next to it. */
import type { ReactNode } from 'react';
import classes from './link-row.module.css';
import { RowLink } from './row-link.tsx';

export interface LinkRowProps {
  to: string;
  icon?: ReactNode;
  title: ReactNode;
  line?: ReactNode;
  children?: ReactNode;
}

/** The row without `<li>`, for lists with items of their own. */
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
