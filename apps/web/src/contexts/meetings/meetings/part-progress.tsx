/** Progress bar of the current part, updated every second (MEET-R7). */
import { useTexts } from '#platform/texts.ts';
import { progressNow, useSeconds } from './meeting-clock.ts';
import { titleOf } from './meeting-labels.ts';
import type { PartView } from './meeting-view.ts';
import type { Meeting } from './meetings.queries.ts';
import classes from './part-progress.module.css';

interface PartProgressProps {
  meeting: Meeting;
  view: PartView;
  /** The remaining time is for screen readers only: a song has no line for it. */
  onlyBar?: boolean;
}

export function PartProgress({ meeting, view, onlyBar = false }: PartProgressProps) {
  const { t } = useTexts();
  useSeconds();
  const progress = progressNow(meeting, view.time);
  if (progress.state !== 'now') return null;
  const { percent, secondsLeft } = progress;
  return (
    <>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label={titleOf(view)}
        aria-valuenow={Math.floor(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className={classes.done} style={{ inlineSize: `${percent}%` }} />
      </div>
      <p className={onlyBar ? 'visually-hidden' : classes.left}>
        <strong className={classes.now}>{t('meetings:now')}</strong>{' '}
        {t('meetings:left', { minutes: Math.floor(secondsLeft / 60), seconds: secondsLeft % 60 })}
      </p>
    </>
  );
}
