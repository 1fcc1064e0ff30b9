/** Select of one choice, with the picker of the operating system. */
import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { isBlank, neededMark, useFieldError } from './missing-fields.ts';
import type { FieldProps } from './use-record-form.ts';

type Choice = string | number | null;

export interface SelectFieldProps<Value extends Choice> extends FieldProps<Value> {
  label: string;
  description?: string | undefined;
  /** `null` is a choice like the others. */
  choices: readonly { value: Value; label: string }[];
}

const keyOf = (value: Choice): string => String(value ?? '');

export function SelectField<Value extends Choice>(props: SelectFieldProps<Value>) {
  const { choices, value, onChange, required, missing: _, least: __, most: ___, ...rest } = props;
  return (
    <NativeSelect
      {...rest}
      error={useFieldError(props)}
      // Without an empty choice the field needs no mark.
      {...neededMark(required && choices.some((choice) => isBlank(choice.value)))}
      aria-required={required || undefined}
      value={keyOf(value)}
      onChange={({ currentTarget }) => {
        const chosen = choices.find((choice) => keyOf(choice.value) === currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
      data={choices.map((choice) => ({ value: keyOf(choice.value), label: choice.label }))}
    />
  );
}
