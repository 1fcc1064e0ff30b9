/** Countdown ring of a delayed action that can still be undone (COMMON-S4), with the seconds inside. */
import { useEffect, useState } from 'react';
import classes from './undo-ring.module.css';

/** Circumference of a circle with radius 45. */
const dash = 283;

export function UndoRing({
  startedAt,
  seconds,
  shownMilliseconds,
  held = false,
}: {
  startedAt: number;
  seconds: number;
  shownMilliseconds: number;
  /** True while the countdown is stopped. */
  held?: boolean;
}) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (held) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [held]);
  const left = Math.max(0, Math.ceil(seconds - (now - startedAt) / 1000));
  return (
    <span className={classes.ring} data-held={held || undefined} aria-hidden="true">
      <svg viewBox="0 0 100 100" className={classes.circle} role="presentation">
        <circle cx="50" cy="50" r="45" className={classes.track} />
        <circle
          cx="50"
          cy="50"
          r="45"
          className={classes.rest}
          strokeDasharray={dash}
          style={{ animationDuration: `${shownMilliseconds}ms` }}
        />
      </svg>
      <span className={classes.number}>{left}</span>
    </span>
  );
}
