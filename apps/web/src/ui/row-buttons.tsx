/** Edit and delete at the end of a row, each only where it is permitted. */
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { IconButton } from './icon-button.tsx';
import classes from './row-buttons.module.css';

export interface RowButtonsProps {
  edit?: { label: string; onClick: () => void } | false;
  remove?: { label: string; onClick: () => void } | false;
}

export function RowButtons({ edit, remove }: RowButtonsProps) {
  return (
    <span className={classes.buttons}>
      {edit && (
        <IconButton {...edit}>
          <IconPencil aria-hidden="true" size={20} />
        </IconButton>
      )}
      {remove && (
        <IconButton {...remove}>
          <IconTrash aria-hidden="true" size={20} />
        </IconButton>
      )}
    </span>
  );
}
