/** Says of an address in a list that nobody is to call there; with a sign, so that it is not told by colour alone. */
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import classes from './do-not-call-mark.module.css';

export function DoNotCallMark({ word }: { word: string }) {
  return (
    <span className={classes.mark}>
      <IconBan aria-hidden="true" size={16} /> {word}
    </span>
  );
}
