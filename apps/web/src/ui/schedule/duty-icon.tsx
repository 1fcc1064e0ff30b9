/** Icon of a duty kind on a neutral box, next to its name. New duties choose from this list. */
import IconArmchair from '@tabler/icons-react/dist/esm/icons/IconArmchair.mjs';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconDeviceTv from '@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs';
import IconDoor from '@tabler/icons-react/dist/esm/icons/IconDoor.mjs';
import IconGrain from '@tabler/icons-react/dist/esm/icons/IconGrain.mjs';
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import IconMicrophone2 from '@tabler/icons-react/dist/esm/icons/IconMicrophone2.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import IconReport from '@tabler/icons-react/dist/esm/icons/IconReport.mjs';
import IconSpray from '@tabler/icons-react/dist/esm/icons/IconSpray.mjs';
import IconTrolley from '@tabler/icons-react/dist/esm/icons/IconTrolley.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import classes from './duty-icon.module.css';

const icons = {
  chairman: IconUser,
  'student-part': IconGrain,
  talk: IconMicrophone,
  door: IconDoor,
  hall: IconArmchair,
  microphone: IconMicrophone2,
  sound: IconVolume,
  video: IconDeviceTv,
  cleaning: IconSpray,
  cart: IconTrolley,
  'field-group': IconUsers,
  rotation: IconRepeat,
  event: IconBuildingCommunity,
  report: IconReport,
};

export type DutyKindIcon = keyof typeof icons;

export const dutyKindIcons = Object.keys(icons) as DutyKindIcon[];

export interface DutyIconProps {
  kind: DutyKindIcon;
  /** Filled: the reader's own duty. */
  mine?: boolean;
  /** Red: unassigned. */
  open?: boolean;
  /** For a cell of a grid. */
  small?: boolean;
}

export function DutyIcon({ kind, mine = false, open = false, small = false }: DutyIconProps) {
  const Icon = icons[kind];
  return (
    <span
      className={classes.box}
      data-mine={mine || undefined}
      data-open={open || undefined}
      data-small={small || undefined}
      aria-hidden="true"
    >
      <Icon size={small ? 18 : 22} />
    </span>
  );
}
