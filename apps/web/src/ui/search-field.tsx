/** Filters a list while typing. */
import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';

export interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (typed: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <TextInput
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
