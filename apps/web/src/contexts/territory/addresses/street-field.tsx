import type { MapPage } from '#contexts/territory/maps/map-list.api.ts';
import { useTexts } from '#platform/texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import type { FieldProps } from '#ui/form/use-record-form.ts';

export function StreetField({ page, ...field }: FieldProps<number> & { page: MapPage }) {
  const { t } = useTexts();
  return (
    <SelectField
      {...field}
      label={t('addresses:add.street')}
      choices={page.streets.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
