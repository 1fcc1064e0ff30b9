/** List of dated rows: the day, the kind of the duty, title and lines, and buttons below. */
import type { ReactNode } from 'react';
import { DateBlock } from './date-block.tsx';
import classes from './dated-row.module.css';
import { DutyIcon, type DutyKindIcon } from './duty-icon.tsx';

export const DatedRows = ({ children }: { children: ReactNode }) => (
  <ul className={classes.rows}>{children}</ul>
);

export const DatedLine = ({ children }: { children: ReactNode }) => (
  <bdi className={classes.line}>{children}</bdi>
);

export const DatedButtons = ({ children }: { children: ReactNode }) => (
  <div className={classes.buttons}>{children}</div>
);

interface DatedRowProps {
  date: string;
  kind?: DutyKindIcon;
  title: string;
  line: string;
  children?: ReactNode;
}

export const DatedRow = ({ date, kind, title, line, children }: DatedRowProps) => (
  <li className={classes.row}>
    <DateBlock date={date} past={false} />
    {kind && <DutyIcon kind={kind} />}
    <div className={classes.texts}>
      <bdi className={classes.title}>{title}</bdi>
      <DatedLine>{line}</DatedLine>
      {children}
    </div>
  </li>
);
