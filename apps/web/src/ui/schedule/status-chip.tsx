/** A state in its colour, with its icon and a word; never by colour alone. */
import { useTexts } from '#platform/texts.ts';
import { type ScheduleState, scheduleStates } from './schedule-states.ts';
import classes from './status-chip.module.css';
import tones from './tones.module.css';

export interface StatusChipProps {
  state: ScheduleState;
  /** In place of the state's own word: `2 clashes`, `Away 20 to 30 November`. */
  label?: string | undefined;
}

export function StatusChip({ state, label }: StatusChipProps) {
  const { t } = useTexts();
  const { tone, Icon } = scheduleStates[state];
  return (
    <span className={`${tones.tone} ${classes.chip}`} data-tone={tone} data-state={state}>
      <Icon aria-hidden="true" size={16} className={classes.icon} />
      <bdi>{label ?? t(`schedule:state.${state}`)}</bdi>
    </span>
  );
}
