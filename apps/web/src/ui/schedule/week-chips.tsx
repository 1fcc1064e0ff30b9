/** Weeks side by side on one line that moves sideways: a day, and the state of that week in a word. */
import { memo, useEffect, useRef } from 'react';
import { useTexts } from '#platform/texts.ts';
import { useSteady } from '#platform/use-steady.ts';
import { shortDay } from './schedule-dates.ts';
import { type ScheduleState, scheduleStates } from './schedule-states.ts';
import classes from './week-chips.module.css';

export interface WeekChip {
  /** `YYYY-MM-DD`: the first day of the week, or the day of its meeting. */
  date: string;
  /** Absent where nothing is to be said of the week; then its label is. */
  state?: ScheduleState;
  /** In place of the state's own word: `2 to do`. */
  label?: string;
  /** Nothing is known of the week before it is opened. */
  unread?: boolean;
}

export interface WeekChipsProps {
  weeks: readonly WeekChip[];
  chosen: string;
  onChoose: (date: string) => void;
}

/** What is under a week's day. */
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

/** Drawn again only where something of this week changed: there are dozens on the line. */
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
  // Only the line moves: the page stays where it is, and a week that is in sight is not moved under the finger. It opens with as many
  // weeks to come as past ones.
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
