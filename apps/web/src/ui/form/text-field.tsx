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
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email';
  /** Of a longer text. */
  rows?: number;
  readOnly?: boolean;
  /** Of a text that is in another language than the screen. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  /** It is typed into as soon as it is there. */
  'data-autofocus'?: boolean;
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
