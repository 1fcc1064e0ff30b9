/** Ring chart of a share with the number inside and a legend for the rest. */
import { useTexts } from '#platform/texts.ts';
import classes from './progress-ring.module.css';
import { type ScheduleState, scheduleStates } from './schedule-states.ts';
import tones from './tones.module.css';

export interface ProgressRingProps {
  title: string;
  done: number;
  total: number;
  legend: readonly { state: ScheduleState; count: number; label: string }[];
}

const size = 112;
const stroke = 11;
const radius = (size - stroke) / 2;
const around = 2 * Math.PI * radius;

export function ProgressRing({ title, done, total, legend }: ProgressRingProps) {
  const { t } = useTexts();
  const share = total > 0 ? Math.min(1, done / total) : 0;
  return (
    <section className={classes.block} aria-label={title}>
      <div
        className={classes.ring}
        role="img"
        aria-label={`${title}: ${t('schedule:totals.ring', { done, total })}`}
      >
        <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className={classes.circle}>
          <circle className={classes.track} cx={size / 2} cy={size / 2} r={radius} strokeWidth={stroke} />
          {share > 0 && (
            <circle
              className={classes.share}
              cx={size / 2}
              cy={size / 2}
              r={radius}
              strokeWidth={stroke}
              strokeDasharray={`${around * share} ${around}`}
            />
          )}
        </svg>
        <span className={classes.number} aria-hidden="true">
          {done}
        </span>
        <span className={classes.of} aria-hidden="true">
          {t('schedule:totals.of', { total })}
        </span>
      </div>
      <ul className={classes.legend}>
        {legend.map(({ state, count, label }) => {
          const { tone, Icon } = scheduleStates[state];
          return (
            <li key={label} className={`${tones.tone} ${classes.entry}`} data-tone={tone}>
              <Icon aria-hidden="true" size={18} className={classes.icon} />
              <span className={classes.count}>{count}</span> <bdi className={classes.label}>{label}</bdi>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
