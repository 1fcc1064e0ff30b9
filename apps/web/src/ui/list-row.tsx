/** A list row with icon, title, second line and value; a link, a button, or neither. */
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import classes from './list-row.module.css';
import { RowLink } from './row-link.tsx';

export interface ListRowProps {
  title: ReactNode;
  line?: ReactNode;
  lines?: readonly string[];
  icon?: ReactNode;
  /** Colour of the icon's box: paid or done, or overdue. */
  tone?: 'done' | 'overdue' | undefined;
  value?: ReactNode;
  to?: string;
  onClick?: () => void;
  trailing?: ReactNode;
  /** For long texts: trailing content goes below instead of next to them. */
  wordy?: boolean;
}

export function ListRow(props: ListRowProps) {
  const { title, line, lines, icon, tone, value, to, onClick, trailing, wordy } = props;
  const content = (
    <>
      {icon && (
        <span className={classes.icon} data-tone={tone}>
          {icon}
        </span>
      )}
      <span className={classes.texts} data-wordy={wordy || undefined}>
        <span className={classes.title}>{title}</span>
        {line && <span className={classes.line}>{line}</span>}
        {lines?.map((line) => (
          <span key={line} className={classes.line}>
            {line}
          </span>
        ))}
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
      <RowLink to={to} className={classes.row}>
        {content}
      </RowLink>
    );
  if (onClick)
    return (
      <button type="button" className={classes.row} onClick={onClick}>
        {content}
      </button>
    );
  return <div className={classes.row}>{content}</div>;
}
