/** Buttons at the end of a row: edit, and delete in a menu, if permitted. */
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { IconButton } from './icon-button.tsx';
import classes from './row-buttons.module.css';
import { RowMenu } from './row-menu.tsx';

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
        <RowMenu
          what={remove.label}
          items={[{ ...remove, icon: <IconTrash aria-hidden="true" size={20} /> }]}
        />
      )}
    </span>
  );
}
