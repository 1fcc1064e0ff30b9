/** A tick with its words as one target for the thumb; half a tick says that only some of what it stands for is ticked. */
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './tick-box.module.css';

export interface TickBoxProps {
  label: ReactNode;
  /** Below the label. */
  hint?: string | undefined;
  /** Read aloud instead of the label, where the label alone does not say what is ticked. */
  name?: string;
  checked: boolean;
  partly?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

export function TickBox({ label, hint, name, checked, partly = false, disabled, onChange }: TickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly;
  }, [partly]);
  return (
    <label className={classes.tick}>
      <input
        ref={box}
        type="checkbox"
        className={classes.box}
        checked={checked}
        disabled={disabled}
        aria-label={name}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
          // The browser takes the half tick away at every press, also where it stays.
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
