/** Chip with the colour, icon and label of a state; colour alone is not accessible. */
import { useTexts } from '#platform/texts.ts';
import { type ScheduleState, scheduleStates } from './schedule-states.ts';
import classes from './status-chip.module.css';
import tones from './tones.module.css';

export interface StatusChipProps {
  state: ScheduleState;
  /** Replaces the label of the state: `2 clashes`, `Away 20 to 30 November`. */
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
