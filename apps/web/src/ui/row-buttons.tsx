/** Edit and delete at the end of a row, each only where it is permitted. */
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import classes from './row-buttons.module.css';

export interface RowButtonsProps {
  edit?: { label: string; onClick: () => void } | false;
  remove?: { label: string; onClick: () => void } | false;
}

export function RowButtons({ edit, remove }: RowButtonsProps) {
  return (
    <span className={classes.buttons}>
      {edit && (
        <button type="button" className={classes.icon} aria-label={edit.label} onClick={edit.onClick}>
          <IconPencil aria-hidden="true" size={20} />
        </button>
      )}
      {remove && (
        <button type="button" className={classes.icon} aria-label={remove.label} onClick={remove.onClick}>
          <IconTrash aria-hidden="true" size={20} />
        </button>
      )}
    </span>
  );
}
