/** Select of one person or nobody, with the picker of the operating system. */
import { SelectField } from './select-field.tsx';
import type { FieldProps } from './use-record-form.ts';

export interface PersonFieldProps extends FieldProps<number | null> {
  label: string;
  description?: string | undefined;
  /** Label of the choice for nobody. */
  nobody: string;
  people: readonly { id: number; last_first: string }[];
}

export function PersonField({ nobody, people, ...field }: PersonFieldProps) {
  const choices = [
    { value: null, label: nobody },
    ...people.map(({ id, last_first }) => ({ value: id, label: last_first })),
  ];
  return <SelectField<number | null> {...field} choices={choices} />;
}
