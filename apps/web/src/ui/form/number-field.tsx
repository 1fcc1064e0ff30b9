/** A whole number, or none. */
import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import type { FieldProps } from './use-record-form.ts';

export interface NumberFieldProps extends FieldProps<number | null> {
  label: string;
  description?: string | undefined;
}

export function NumberField({ value, onChange, required, least, most, ...rest }: NumberFieldProps) {
  return (
    <TextInput
      {...rest}
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
