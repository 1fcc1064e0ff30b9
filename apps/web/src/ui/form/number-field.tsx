import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { neededMark, useFieldError } from './missing-fields.ts';
import type { FieldProps } from './use-record-form.ts';

export interface NumberFieldProps extends FieldProps<number | null> {
  label: string;
  description?: string | undefined;
}

export function NumberField(props: NumberFieldProps) {
  const { value, onChange, required, missing: _, least, most, ...rest } = props;
  return (
    <TextInput
      {...rest}
      error={useFieldError({ ...props, number: true })}
      {...neededMark(required)}
      type="number"
      inputMode="numeric"
      step={1}
      min={least}
      max={most}
      aria-required={required || undefined}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : Math.trunc(currentTarget.valueAsNumber))
      }
    />
  );
}
