/** Initials of a person next to their name, with a ring and a badge if they are away or busy. */
import { initials } from '@sheaf/rules/people/people/names';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconPlaneDeparture from '@tabler/icons-react/dist/esm/icons/IconPlaneDeparture.mjs';
import classes from './person-avatar.module.css';

export type PersonMark = 'away' | 'clash';

const badges = { away: IconPlaneDeparture, clash: IconAlertTriangle };

export interface PersonAvatarProps {
  name: string;
  mark?: PersonMark | undefined;
  /** Fits within a line of text. */
  small?: boolean;
}

export function PersonAvatar({ name, mark, small = false }: PersonAvatarProps) {
  const Badge = mark && badges[mark];
  return (
    <span className={classes.avatar} data-mark={mark} data-small={small || undefined} aria-hidden="true">
      {initials(name)}
      {Badge && (
        <span className={classes.badge}>
          <Badge size={13} stroke={2.5} />
        </span>
      )}
    </span>
  );
}
