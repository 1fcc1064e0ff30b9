/** Filters a list while typing. */
import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useMediaQuery } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useRef } from 'react';

export interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  /** Focused as soon as it appears, where that opens no keyboard on the screen. */
  focused?: boolean;
}

export function SearchField({ label, value, onChange, focused = false }: SearchFieldProps) {
  const desk = useMediaQuery('(pointer: fine)', false, { getInitialValueInEffect: false });
  const field = useRef<HTMLInputElement>(null);
  const takesFocus = focused && desk;
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <TextInput
      ref={field}
      data-autofocus={takesFocus || undefined}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch aria-hidden="true" size={20} />}
      value={value}
      maxLength={60}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
