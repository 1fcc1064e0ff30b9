/** Long work that goes on by itself: how far it is, that one may leave, and what can be done when it ended. */
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../platform/texts.ts';
import classes from './progress-card.module.css';

export interface ProgressCardProps {
  title: string;
  done: number;
  total: number;
  state: 'running' | 'finished' | 'stopped';
  /** What is being done just now, or why it stopped. */
  line?: string;
  /** Cancel, try again, open the result. */
  children?: ReactNode;
}

export function ProgressCard({ title, done, total, state, line, children }: ProgressCardProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id} data-state={state}>
      <div className={classes.head}>
        <h3 id={id} className={classes.title}>
          <bdi>{title}</bdi>
        </h3>
        <bdi className={classes.count}>
          {state === 'running'
            ? t('schedule:progress.done', { done, total })
            : t(`schedule:progress.${state}`)}
        </bdi>
      </div>
      <progress className={classes.bar} aria-labelledby={id} value={done} max={Math.max(1, total)} />
      {line && (
        <p className={classes.line} role={state === 'stopped' ? 'alert' : undefined}>
          {line}
        </p>
      )}
      {state === 'running' && <p className={classes.line}>{t('schedule:progress.leave')}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </section>
  );
}
