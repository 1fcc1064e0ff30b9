/**
 * Progress of a long task that continues in the background, with a hint that the page may be left, and
 * buttons at its end.
 */
import { type ReactNode, useId } from 'react';
import { useTexts } from '#platform/texts.ts';
import classes from './progress-card.module.css';

export interface ProgressCardProps {
  title: string;
  done: number;
  /** Null for a task of unknown length. */
  total: number | null;
  state: 'running' | 'finished' | 'stopped';
  /** Current step, or why it stopped. */
  line?: string;
  /** False if the result is lost when the page is left. */
  canLeave?: boolean;
  /** Buttons: cancel, try again, open the result. */
  children?: ReactNode;
}

export function ProgressCard({
  title,
  done,
  total,
  state,
  line,
  canLeave = true,
  children,
}: ProgressCardProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id} data-state={state}>
      <div className={classes.head}>
        <h3 id={id} className={classes.title}>
          <bdi>{title}</bdi>
        </h3>
        {(state !== 'running' || total !== null) && (
          <bdi className={classes.count}>
            {state === 'running'
              ? t('schedule:progress.done', { done, total: total ?? 0 })
              : t(`schedule:progress.${state}`)}
          </bdi>
        )}
      </div>
      {total === null ? (
        <progress className={classes.bar} aria-labelledby={id} data-unknown="true" />
      ) : (
        <progress className={classes.bar} aria-labelledby={id} value={done} max={Math.max(1, total)} />
      )}
      {line && (
        <p className={classes.line} role={state === 'stopped' ? 'alert' : undefined}>
          {line}
        </p>
      )}
      {state === 'running' && canLeave && <p className={classes.line}>{t('schedule:progress.leave')}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </section>
  );
}
