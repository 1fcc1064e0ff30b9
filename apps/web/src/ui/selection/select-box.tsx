/**
 * Selects a row: a checkbox on a desktop, the whole row on a phone. Overlays existing content, so that
 * nothing shifts.
 */
import classes from './selection.module.css';
import type { SelectionOfList } from './use-selection.ts';

export interface SelectBoxProps {
  id: number;
  /** Accessible name of the row. */
  label: string;
  selection: Pick<SelectionOfList, 'wide' | 'picking' | 'ids' | 'press'>;
  /** Position within the row. */
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
