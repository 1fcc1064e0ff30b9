/** People who were invited to take over a duty, their answers, and the next step with its time. */
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { ReactNode } from 'react';
import { PersonAvatar } from './person-avatar.tsx';
import { StatusChip } from './status-chip.tsx';
import classes from './swap-steps.module.css';

export interface AskedPerson {
  key: string;
  name: string;
  /** Time or channel of the invitation: `Opened at 9:20`, `By text message`. */
  line: string;
  state: 'sent' | 'seen' | 'cant' | 'taken' | 'awaiting';
}

export interface SwapStepsProps {
  label: string;
  asked: readonly AskedPerson[];
  /** `If nobody takes it by 1:12 pm, the next three are asked`. Omitted if no step follows. */
  next?: string;
  children?: ReactNode;
}

export function SwapSteps({ label, asked, next, children }: SwapStepsProps) {
  return (
    <div className={classes.steps}>
      <ol className={classes.card} aria-label={label}>
        {asked.map(({ key, name, line, state }) => (
          <li key={key} className={classes.row}>
            <PersonAvatar name={name} />
            <span className={classes.texts}>
              <bdi className={classes.name}>{name}</bdi>
              <bdi className={classes.line}>{line}</bdi>
            </span>
            <StatusChip state={state} />
          </li>
        ))}
      </ol>
      {next && (
        <p className={classes.next}>
          <IconClock aria-hidden="true" size={22} className={classes.icon} />
          <bdi>{next}</bdi>
        </p>
      )}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
