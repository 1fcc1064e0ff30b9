/** A text field of the pages before sign-in, which load no component library. Looks like its fields. */
import { type ComponentProps, useId } from 'react';
import classes from './plain-field.module.css';

interface PlainFieldProps extends ComponentProps<'input'> {
  label: string;
  description?: string;
  error?: string;
}

export function PlainField({ label, description, error, ...rest }: PlainFieldProps) {
  const id = useId();
  const described = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      {description && (
        <p className={classes.description} id={`${id}-description`}>
          {description}
        </p>
      )}
      <input
        id={id}
        className={classes.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        {...rest}
      />
      {error && (
        <p className={classes.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
