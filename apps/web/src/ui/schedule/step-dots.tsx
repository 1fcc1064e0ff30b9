/** Progress of a wizard: a dot per step, completed ones with a tick, the current one filled. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTexts } from '#platform/texts.ts';
import classes from './step-dots.module.css';

/** @param props.titles title of each step; `current` is zero-based. */
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
