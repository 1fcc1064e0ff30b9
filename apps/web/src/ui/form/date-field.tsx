/** A calendar day, `2026-11-24` or empty, in the picker of the operating system. */
import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import type { FieldProps } from './use-record-form.ts';

export interface DateFieldProps extends FieldProps<string> {
  label: string;
  description?: string | undefined;
  min?: string;
  max?: string;
}

export function DateField({ onChange, required, least: _, most: __, ...rest }: DateFieldProps) {
  return (
    <TextInput
      {...rest}
      type="date"
      aria-required={required || undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
