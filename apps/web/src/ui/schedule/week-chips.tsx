/** Weeks side by side on one line that moves sideways: a day, and the state of that week in a word. */
import { useTexts } from '../../platform/texts.ts';
import { shortDay } from './schedule-dates.ts';
import { type ScheduleState, scheduleStates } from './schedule-states.ts';
import classes from './week-chips.module.css';

export interface WeekChip {
  /** `YYYY-MM-DD`: the first day of the week, or the day of its meeting. */
  date: string;
  state: ScheduleState;
  /** In place of the state's own word: `2 to do`. */
  label?: string;
}

export interface WeekChipsProps {
  weeks: readonly WeekChip[];
  chosen: string;
  onChoose: (date: string) => void;
}

export function WeekChips({ weeks, chosen, onChoose }: WeekChipsProps) {
  const { t } = useTexts();
  return (
    <fieldset className={classes.weeks} aria-label={t('schedule:week.chips')}>
      {weeks.map(({ date, state, label }) => {
        const { Icon } = scheduleStates[state];
        return (
          <button
            key={date}
            type="button"
            className={classes.week}
            aria-pressed={date === chosen}
            onClick={() => onChoose(date)}
          >
            <bdi className={classes.day}>{shortDay(date)}</bdi>{' '}
            <span className={classes.state}>
              <Icon aria-hidden="true" size={14} stroke={2.5} />
              <bdi>{label ?? t(`schedule:state.${state}`)}</bdi>
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
