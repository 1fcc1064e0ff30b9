/** Duties of a person as blocks, given and to come, with a mark at the even share. */
import type { CSSProperties } from 'react';
import { useTexts } from '#platform/texts.ts';
import classes from './load-line.module.css';

export interface LoadLineProps {
  given: number;
  coming: number;
  even: number;
}

export function LoadLine({ given, coming, even }: LoadLineProps) {
  const { t } = useTexts();
  // A duty is 7 % wide; more than fourteen share the width.
  const width = Math.min(7, 98 / Math.max(1, given + coming, even));
  const sizes = {
    '--given': `${width * given}%`,
    '--coming': `${width * coming}%`,
    '--even': `${width * even}%`,
    '--block': `${width}cqi`,
  };
  return (
    <span
      className={classes.line}
      role="img"
      aria-label={t('shares:load', { given, coming, even })}
      style={sizes as CSSProperties}
    >
      <span className={classes.given} />
      <span className={classes.coming} />
      <span className={classes.even} />
    </span>
  );
}
