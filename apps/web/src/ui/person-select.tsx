import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';

export interface PersonSelectProps {
  label: string;
  description?: string;
  /** Label of the choice for nobody; without it a person is required. */
  nobody: string;
  people: readonly { id: number; last_first: string }[];
  value: number | null;
  disabled?: boolean;
  error?: string | undefined;
  onChange: (person: number | null) => void;
}

export function PersonSelect({ nobody, people, value, onChange, ...rest }: PersonSelectProps) {
  return (
    <NativeSelect
      {...rest}
      value={String(value ?? '')}
      onChange={(event) => onChange(Number(event.currentTarget.value) || null)}
      data={[
        { value: '', label: nobody },
        ...people.map(({ id, last_first }) => ({ value: String(id), label: last_first })),
      ]}
    />
  );
}
