/** Bar chart of a few figures; screen readers get a list of labels and values. */
import type { CSSProperties } from 'react';
import classes from './bar-chart.module.css';

export interface Bar {
  key: string;
  /** Shown below the bar. */
  caption: string;
  /** Accessible text and tooltip: label and value. */
  label: string;
  value: number;
}

export function BarChart({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ol className={classes.chart} aria-label={label}>
      {bars.map(({ key, caption, label: text, value }) => (
        <li key={key} className={classes.column} title={text}>
          <span className="visually-hidden">{text}</span>
          <span className={classes.track} aria-hidden="true">
            <span className={classes.value}>{value}</span>
            <span className={classes.bar} style={{ '--share': value / most } as CSSProperties} />
          </span>
          <span className={classes.label} aria-hidden="true">
            {caption}
          </span>
        </li>
      ))}
    </ol>
  );
}
