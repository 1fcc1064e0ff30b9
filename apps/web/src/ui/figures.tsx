/** Large figures with labels, and paragraphs below. */
import type { ReactNode } from 'react';
import { locale } from '#platform/dates.ts';
import classes from './figures.module.css';

export interface FiguresProps {
  figures: readonly { label: string; count: number }[];
  children?: ReactNode;
}

export function Figures({ figures, children }: FiguresProps) {
  const numbers = new Intl.NumberFormat(locale());
  return (
    <div>
      <dl className={classes.figures}>
        {figures.map(({ label, count }) => (
          <div key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd>{numbers.format(count)}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
