/** Selects one row: a box of its own at a desk, the whole row on a phone. It lies over what the row has in its place, so nothing moves. */
import classes from './selection.module.css';
import type { SelectionOfList } from './use-selection.ts';

export interface SelectBoxProps {
  id: number;
  /** Says which row it is, read aloud. */
  label: string;
  selection: Pick<SelectionOfList, 'wide' | 'picking' | 'ids' | 'press'>;
  /** Where in the row it stands. */
  at?: 'start' | 'end';
}

export function SelectBox({ id, label, selection, at = 'start' }: SelectBoxProps) {
  const { wide, picking, ids, press } = selection;
  if (!wide && !picking) return null;
  return (
    <label className={classes.box} data-over={picking || undefined} data-at={at}>
      <input
        type="checkbox"
        aria-label={label}
        checked={ids.has(id)}
        onChange={({ nativeEvent }) => press(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
