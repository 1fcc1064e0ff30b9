/** Date field, `2026-11-24` or empty, with the picker of the operating system. */
import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { neededMark, useFieldError } from './missing-fields.ts';
import type { FieldProps } from './use-record-form.ts';

export interface DateFieldProps extends FieldProps<string> {
  label: string;
  description?: string | undefined;
  min?: string;
  max?: string;
}

export function DateField(props: DateFieldProps) {
  const { onChange, required, missing: _, least: __, most: ___, ...rest } = props;
  return (
    <TextInput
      {...rest}
      error={useFieldError(props)}
      {...neededMark(required)}
      type="date"
      aria-required={required || undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
