/** How far a wizard has come: a dot a step, those behind with a tick, the one on the screen filled. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTexts } from '#platform/texts.ts';
import classes from './step-dots.module.css';

/** @param props.titles one a step; `current` counts from 0. */
export function StepDots({ titles, current }: { titles: readonly string[]; current: number }) {
  const { t } = useTexts();
  return (
    <ol className={classes.dots} aria-label={t('schedule:wizard.steps')}>
      {titles.map((title, index) => {
        const done = index < current;
        const named = { step: index + 1, total: titles.length, title };
        return (
          <li
            key={title}
            className={classes.step}
            data-done={done || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="visually-hidden">
              {t(done ? 'schedule:wizard.stepDone' : 'schedule:wizard.step', named)}
            </span>
            <span className={classes.dot} aria-hidden="true">
              {done ? <IconCheck size={16} stroke={3} /> : index + 1}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
