/**
 * Checkbox or radio button whose label is part of the touch target. Indeterminate if only some of its group
 * are ticked.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './tick-box.module.css';

export interface TickBoxProps {
  label: ReactNode;
  hint?: string | undefined;
  /** Accessible name, if the label alone is ambiguous. */
  name?: string;
  checked: boolean;
  partly?: boolean;
  disabled?: boolean | undefined;
  /** Name of the radio group; a checkbox without it. */
  group?: string;
  onChange: (checked: boolean) => void;
}

export function TickBox(props: TickBoxProps) {
  const { label, hint, name, checked, partly = false, disabled, group, onChange } = props;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly;
  }, [partly]);
  return (
    <label className={classes.tick}>
      <input
        ref={box}
        type={group ? 'radio' : 'checkbox'}
        name={group}
        className={classes.box}
        checked={checked}
        disabled={disabled}
        aria-label={name}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
          // Browsers clear `indeterminate` at every press, even if the state does not change.
          event.currentTarget.indeterminate = partly;
        }}
      />
      <span className={classes.texts}>
        <span>{label}</span>
        {hint && <span className={classes.hint}>{hint}</span>}
      </span>
    </label>
  );
}
