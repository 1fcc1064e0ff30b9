/** Bar chart of a few figures; screen readers get a list of labels and values. */
import type { CSSProperties } from 'react';
import classes from './bar-chart.module.css';

export interface Bar {
  key: string;
  /** Shown below the bar. */
  label: string;
  /** Accessible text and tooltip: label and value in words. */
  words: string;
  value: number;
}

export function BarChart({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ol className={classes.chart} aria-label={label}>
      {bars.map(({ key, label: below, words, value }) => (
        <li key={key} className={classes.column} title={words}>
          <span className="visually-hidden">{words}</span>
          <span className={classes.track} aria-hidden="true">
            <span className={classes.value}>{value}</span>
            <span className={classes.bar} style={{ '--share': value / most } as CSSProperties} />
          </span>
          <span className={classes.label} aria-hidden="true">
            {below}
          </span>
        </li>
      ))}
    </ol>
  );
}
