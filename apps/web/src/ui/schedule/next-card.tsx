/** The reader's next duty: title, time, countdown, people and buttons. */
import { countdownTo } from '@sheaf/rules/time/countdown';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/texts.ts';
import { DutyIcon, type DutyKindIcon } from './duty-icon.tsx';
import classes from './next-card.module.css';

export interface NextCardProps {
  kind: DutyKindIcon;
  /** Kind of the duty, above the title: `Attendant`, `Treasures, part 2`. */
  kindWord: string;
  title: string;
  /** Time, place and people: one line each. */
  lines: readonly string[];
  /** Wall-clock times of the congregation, `2026-11-25T19:16`. */
  startsAt: string;
  now: string;
  children?: ReactNode;
}

function useCountdown(now: string, startsAt: string): string {
  const { t } = useTexts();
  const left = countdownTo(now, startsAt);
  if (left.unit === 'begun') return t('schedule:next.begun');
  return t(`schedule:next.${left.unit}`, { count: left.count });
}

export function NextCard({ kind, kindWord, title, lines, startsAt, now, children }: NextCardProps) {
  const countdown = useCountdown(now, startsAt);
  return (
    <section className={classes.card} aria-label={title}>
      <div className={classes.top}>
        <div className={classes.head}>
          <DutyIcon kind={kind} mine />
          <bdi className={classes.kind}>{kindWord}</bdi>
          <time className={classes.countdown} dateTime={startsAt}>
            {countdown}
          </time>
        </div>
        <h2 className={classes.title}>
          <bdi>{title}</bdi>
        </h2>
        {lines.map((line) => (
          <p key={line} className={classes.line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
      {children && <div className={classes.actions}>{children}</div>}
    </section>
  );
}
