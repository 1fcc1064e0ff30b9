/** One line of text, or several. */
import { Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import type { HTMLInputTypeAttribute } from 'react';
import type { FieldProps } from './use-record-form.ts';

export interface TextFieldProps extends FieldProps<string> {
  label: string;
  description?: string | undefined;
  /** Which keyboard a phone offers. */
  type?: HTMLInputTypeAttribute;
  inputMode?: 'numeric' | 'tel' | 'email';
  /** Of a longer text. */
  rows?: number;
}

export function TextField({ rows, type, onChange, required, least: _, most, ...rest }: TextFieldProps) {
  const given = {
    ...rest,
    maxLength: most,
    'aria-required': required || undefined,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return rows ? <Textarea {...given} rows={rows} /> : <TextInput {...given} type={type ?? 'text'} />;
}
