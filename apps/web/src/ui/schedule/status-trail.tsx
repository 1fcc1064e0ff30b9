/** Steps of a request: past steps muted, the last one in its colour. A press shows the times. */
import { useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { type ScheduleState, scheduleStates } from './schedule-states.ts';
import classes from './status-trail.module.css';
import tones from './tones.module.css';

export interface StatusTrailProps {
  /** Number of requests by mail; with 0 the trail has one step. */
  requested: number;
  /** True once the person opened the request. */
  seen: boolean;
  /**
   * Last step. `entered` was recorded by another person and is never shown as the person's own confirmation.
   */
  state: 'awaiting' | 'confirmed' | 'declined' | 'entered';
  /** Formatted time of each step. With times the trail is a button. */
  times?: { requested?: string; seen?: string; state?: string };
}

interface Step {
  key: ScheduleState;
  label: string;
  time: string | undefined;
}

function useSteps({ requested, seen, state, times = {} }: StatusTrailProps): Step[] {
  const { t } = useTexts();
  const asked: Step = {
    key: 'requested',
    label: t('schedule:trail.requested', { count: requested }),
    time: times.requested,
  };
  return [
    ...(requested > 0 ? [asked] : []),
    ...(requested > 0 && seen
      ? [{ key: 'seen' as const, label: t('schedule:state.seen'), time: times.seen }]
      : []),
    { key: state, label: t(`schedule:state.${state}`), time: times.state },
  ];
}

export function StatusTrail(props: StatusTrailProps) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  const steps = useSteps(props);
  const list = (
    <ol className={classes.trail} aria-label={t('schedule:trail.label')}>
      {steps.map(({ key, label, time }, index) => {
        const { tone, Icon } = scheduleStates[key];
        const last = index === steps.length - 1;
        return (
          <li
            key={key}
            className={`${tones.tone} ${classes.step}`}
            data-tone={last ? tone : 'plain'}
            aria-current={last ? 'step' : undefined}
          >
            <Icon aria-hidden="true" size={17} />
            <bdi>{opened && time ? t('schedule:trail.stepAt', { step: label, time }) : label}</bdi>
          </li>
        );
      })}
    </ol>
  );
  if (!props.times) return list;
  return (
    <div className={classes.withTimes}>
      {list}
      <button
        type="button"
        className={classes.times}
        aria-expanded={opened}
        aria-label={t('schedule:trail.showTimes', { state: t(`schedule:state.${props.state}`) })}
        onClick={() => setOpened(!opened)}
      />
    </div>
  );
}
