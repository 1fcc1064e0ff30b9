/** Horizontally scrolling row of weeks: a day each, and the state of the week. */
import { memo, useEffect, useRef } from 'react';
import { useTexts } from '#platform/texts.ts';
import { useSteady } from '#platform/use-steady.ts';
import { shortDay } from './schedule-dates.ts';
import { type ScheduleState, scheduleStates } from './schedule-states.ts';
import classes from './week-chips.module.css';

export interface WeekChip {
  /** `YYYY-MM-DD`: the first day of the week, or the day of its meeting. */
  date: string;
  /** Omitted for a week without a state; its label is then shown alone. */
  state?: ScheduleState;
  /** Replaces the label of the state: `2 to do`. */
  label?: string;
  /** The week is not loaded before it is opened. */
  unread?: boolean;
}

export interface WeekChipsProps {
  weeks: readonly WeekChip[];
  chosen: string;
  onChoose: (date: string) => void;
}

function WeekState({ state, label }: Pick<WeekChip, 'state' | 'label'>) {
  const { t } = useTexts();
  const Icon = state && scheduleStates[state].Icon;
  return (
    <span className={classes.state}>
      {Icon && <Icon aria-hidden="true" size={14} stroke={2.5} />}
      <bdi>{label ?? (state && t(`schedule:state.${state}`))}</bdi>
    </span>
  );
}

interface WeekProps extends WeekChip {
  chosen: boolean;
  onChoose: (date: string) => void;
}

/** Memoised, because the row has dozens of weeks. */
const Week = memo(function Week({ date, state, label, unread, chosen, onChoose }: WeekProps) {
  return (
    <button
      type="button"
      className={classes.week}
      data-date={date}
      data-unread={unread || undefined}
      aria-pressed={chosen}
      onClick={() => onChoose(date)}
    >
      <bdi className={classes.day}>{shortDay(date)}</bdi>{' '}
      <WeekState {...(state && { state })} {...(label !== undefined && { label })} />
    </button>
  );
});

export function WeekChips({ weeks, chosen, onChoose }: WeekChipsProps) {
  const { t } = useTexts();
  const line = useRef<HTMLFieldSetElement>(null);
  const choose = useSteady(onChoose);
  const opened = useRef(false);
  // Scrolls only the row, not the page, and never a visible week under the finger. Initially future and past
  // weeks are balanced.
  useEffect(() => {
    const chip = line.current?.querySelector<HTMLElement>(`[data-date="${chosen}"]`);
    if (!line.current || !chip) return;
    const [outer, inner] = [line.current.getBoundingClientRect(), chip.getBoundingClientRect()];
    const before = inner.left - outer.left;
    const after = outer.right - inner.right;
    if (!opened.current || before < 0 || after < 0) line.current.scrollLeft += (before - after) / 2;
    opened.current = true;
  }, [chosen]);
  return (
    <fieldset ref={line} className={classes.weeks} aria-label={t('schedule:week.chips')}>
      {weeks.map((week) => (
        <Week key={week.date} {...week} chosen={week.date === chosen} onChoose={choose} />
      ))}
    </fieldset>
  );
}
