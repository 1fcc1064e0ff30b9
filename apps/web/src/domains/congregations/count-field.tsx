/** A whole number from 0, typed. */
import { NumberInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/NumberInput.css';

export interface CountFieldProps {
  label: string;
  description?: string;
  value: number;
  min?: number;
  max: number;
  error?: string | undefined;
  onChange: (value: number) => void;
}

export function CountField({ onChange, min = 0, ...rest }: CountFieldProps) {
  return (
    <NumberInput
      {...rest}
      min={min}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      inputMode="numeric"
      onChange={(value) => onChange(Math.trunc(Number(value)) || 0)}
    />
  );
}
