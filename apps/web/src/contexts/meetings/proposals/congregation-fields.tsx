/** Fields for the other congregation: one from the directory, or a name with its coordinator. */
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { FieldProps } from '#ui/form/use-record-form.ts';

/** Value for a congregation outside the directory. */
export const unlisted = 0;

export interface CongregationValues {
  congregation_id: number | null;
  name: string;
  contact_name: string;
  email: string;
}

export const congregationBlank = (congregation_id: number | null): CongregationValues => ({
  congregation_id,
  name: '',
  contact_name: '',
  email: '',
});

export const congregationBody = ({ congregation_id, name, contact_name, email }: CongregationValues) =>
  congregation_id === unlisted
    ? { host: { name, contact_name, email } }
    : { congregation_id: congregation_id ?? undefined };

export const congregationNeeds = ({ congregation_id }: CongregationValues) =>
  congregation_id === unlisted ? (['congregation_id', 'name'] as const) : (['congregation_id'] as const);

/** Maps the server's `host.` fields to those of this form. */
export const congregationField = (name: string): string => name.replace(/^host\./, '');

export function useCongregations() {
  const { data, error } = useRead('speakers.listDirectory');
  return {
    own: data?.find(({ active }) => active)?.id,
    others: data?.filter(({ active }) => !active),
    error,
  };
}

interface FieldsProps {
  chosen: FieldProps<number | null>;
  name: FieldProps<string>;
  contact: FieldProps<string>;
  email: FieldProps<string>;
  others: readonly { id: number; name: string }[];
  onChoose?: (id: number | null) => void;
}

export function CongregationFields({ chosen, name, contact, email, others, onChoose }: FieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <SelectField
        {...chosen}
        label={t('proposals:form.congregation')}
        choices={[
          { value: null, label: t('proposals:form.choose') },
          ...others.map(({ id, name: label }) => ({ value: id, label })),
          { value: unlisted, label: t('proposals:form.unlisted') },
        ]}
        onChange={(id) => {
          chosen.onChange(id);
          onChoose?.(id);
        }}
      />
      {chosen.value === unlisted && (
        <>
          <TextField {...name} label={t('proposals:form.name')} />
          <TextField {...contact} label={t('proposals:form.contact')} />
          <TextField {...email} label={t('proposals:form.email')} inputMode="email" />
        </>
      )}
    </>
  );
}
