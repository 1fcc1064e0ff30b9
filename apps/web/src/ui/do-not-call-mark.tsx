/** Marks a do-not-call address in a list, with an icon, because colour alone is not accessible. */
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import classes from './do-not-call-mark.module.css';

export function DoNotCallMark({ word }: { word: string }) {
  return (
    <span className={classes.mark}>
      <IconBan aria-hidden="true" size={16} /> {word}
    </span>
  );
}
