/** A line of a list that leads somewhere and has buttons of its own beside the link. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './link-row.module.css';

export interface LinkRowProps {
  to: string;
  icon?: ReactNode;
  title: ReactNode;
  line?: ReactNode;
  /** The buttons. */
  children?: ReactNode;
}

export function LinkRow({ to, icon, title, line, children }: LinkRowProps) {
  return (
    <li className={classes.row}>
      <Link to={to} className={classes.link}>
        {icon && <span className={classes.icon}>{icon}</span>}
        <span className={classes.texts}>
          <span className={classes.title}>{title}</span>
          {line && <span className={classes.line}>{line}</span>}
        </span>
      </Link>
      {children}
    </li>
  );
}
