/** One line of a list: icon box, title, second line, value; a link, a button, or neither. */
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './list-row.module.css';

export interface ListRowProps {
  title: ReactNode;
  line?: ReactNode;
  icon?: ReactNode;
  value?: ReactNode;
  to?: string;
  onClick?: () => void;
  trailing?: ReactNode;
}

export function ListRow({ title, line, icon, value, to, onClick, trailing }: ListRowProps) {
  const content = (
    <>
      {icon && <span className={classes.icon}>{icon}</span>}
      <span className={classes.texts}>
        <span className={classes.title}>{title}</span>
        {line && <span className={classes.line}>{line}</span>}
      </span>
      {value !== undefined && <span className={classes.value}>{value}</span>}
      {(to || onClick) && !trailing && (
        <IconChevronRight aria-hidden="true" size={20} className={classes.chevron} />
      )}
      {trailing}
    </>
  );
  if (to)
    return (
      <Link to={to} className={classes.row}>
        {content}
      </Link>
    );
  if (onClick)
    return (
      <button type="button" className={classes.row} onClick={onClick}>
        {content}
      </button>
    );
  return <div className={classes.row}>{content}</div>;
}
