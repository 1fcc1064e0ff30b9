import { Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { typedText } from '@sheaf/rules/text/text-lines';
import type { HTMLInputTypeAttribute } from 'react';
import { neededMark, useFieldError } from './missing-fields.ts';
import type { FieldProps } from './use-record-form.ts';

export interface TextFieldProps extends FieldProps<string> {
  label: string;
  description?: string | undefined;
  /** Determines the keyboard on a phone. */
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  /** Number of lines of a longer text. */
  rows?: number;
  readOnly?: boolean;
  autoComplete?: string;
  /** Masks the input and disables autofill. */
  secret?: boolean;
  /** Language of the text, if it differs from the screen. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  onFocus?: () => void;
  onBlur?: () => void;
  /** Focused when its sheet opens. */
  'data-autofocus'?: boolean;
}

export function TextField(props: TextFieldProps) {
  const { rows, type, secret, onChange, required, missing: _, least: __, most, ...rest } = props;
  const given = {
    ...rest,
    ...(secret !== undefined && { autoComplete: secret ? 'new-password' : 'off' }),
    maxLength: most,
    error: useFieldError(props),
    ...neededMark(required && !rest.readOnly),
    'aria-required': required || undefined,
    onChange: (event: { currentTarget: { value: string } }) => onChange(typedText(event.currentTarget.value)),
  };
  return rows ? (
    <Textarea {...given} rows={rows} />
  ) : (
    <TextInput {...given} type={secret ? 'password' : (type ?? 'text')} />
  );
}
