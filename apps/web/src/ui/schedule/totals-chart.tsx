/** Bar chart of several months with the value above each bar. A table next to it has the same figures. */
import { languageManner } from '@sheaf/phrases/spoken-languages';
import { joinTexts, useTexts } from '#platform/texts.ts';
import classes from './totals-chart.module.css';

export interface ChartBar {
  key: string;
  /** Label below the bar: `Oct`, `O`. */
  label: string;
  /** Null for a future month. */
  value: number | null;
}

export interface TotalsChartProps {
  /** Accessible name of the figures: `Hours`, `Bible studies`. */
  title: string;
  bars: readonly ChartBar[];
  /** Key of the highlighted bar; the others are lighter. */
  chosen?: string;
  /** Value of a dashed horizontal line. */
  goal?: number;
}

const height = 132;
const stub = 6;

export function TotalsChart({ title, bars, chosen, goal }: TotalsChartProps) {
  const { t, lang } = useTexts();
  const most = Math.max(1, goal ?? 0, ...bars.map(({ value }) => value ?? 0));
  const rightToLeft = languageManner(lang).direction === 'rtl';
  const drawn = rightToLeft ? [...bars].reverse() : bars;
  const slot = 100 / Math.max(1, bars.length);
  const heightOf = (value: number): number => Math.max(2, (value / most) * height);
  const values = bars.map(({ label, value }) =>
    value === null ? t('schedule:totals.toCome', { label }) : t('schedule:totals.value', { label, value }),
  );
  if (goal !== undefined) values.push(t('schedule:totals.goal', { goal }));
  return (
    <svg
      className={classes.chart}
      role="img"
      aria-label={t('schedule:totals.chart', { title, values: joinTexts(values) })}
    >
      {/* Rows from the top: values, bars, labels. The text scales with the text size. */}
      <svg aria-hidden="true" y="1.75em" width="100%" height={height} overflow="visible">
        {drawn.map(({ key, label, value }, index) => {
          const tall = value === null ? stub : heightOf(value);
          return (
            <g key={key} data-chosen={key === chosen || undefined}>
              <rect
                className={value === null ? classes.stub : classes.bar}
                x={`${slot * (index + 0.14)}%`}
                width={`${slot * 0.72}%`}
                y={height - tall}
                height={tall}
                rx={4}
              />
              {value !== null && (
                <text className={classes.value} x={`${slot * (index + 0.5)}%`} y={height - tall - 6}>
                  {value}
                </text>
              )}
              <text className={classes.label} x={`${slot * (index + 0.5)}%`} y={height} dy="1.4em">
                {label}
              </text>
            </g>
          );
        })}
        {goal !== undefined && (
          <line
            className={classes.goal}
            x1="0"
            x2="100%"
            y1={height - heightOf(goal)}
            y2={height - heightOf(goal)}
          />
        )}
      </svg>
    </svg>
  );
}
