/** A tick or a radio button with its words as one target for the thumb; half a tick says that only some of what it stands for is ticked. */
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
  disabled?: boolean | undefined;
  /** The name of the radio buttons that it is one of; without it, it is a tick. */
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
