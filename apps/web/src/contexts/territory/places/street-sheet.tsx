/** MAPS-S6: edits the name of a street and its suburb. */

import type { MapPage } from '#contexts/territory/maps/map-list.api.ts';
import { useTexts } from '#platform/texts.ts';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';

export type StreetRow = MapPage['streets'][number];

const valuesOf = (row: StreetRow | null) => ({ name: row?.name ?? '', suburb_id: row?.suburb_id ?? null });

export interface StreetSheetProps {
  page: MapPage;
  row: StreetRow | null;
  onClose: () => void;
}

export function StreetSheet({ page, row, onClose }: StreetSheetProps) {
  const { t } = useTexts();
  const suburbs = page.suburbs ?? [];
  const form = useRecordForm({
    operation: row ? 'places.editStreet' : 'places.addStreet',
    params: row ? { id: row.id } : undefined,
    row,
    valuesOf,
    bodyOf: (values) => (row ? values : { ...values, map_id: page.map.id }),
    onSaved: onClose,
  });
  return (
    <RecordSheet
      form={form}
      title={row ? t('territory:street.edit', { name: row.name }) : t('territory:street.add')}
      tell={({ name, suburb_id }) => [
        { label: t('territory:street.name'), value: name },
        {
          label: t('territory:street.suburb'),
          value: suburbs.find(({ id }) => id === suburb_id)?.suburb ?? '',
        },
      ]}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={t('territory:street.name')} />
      {suburbs.length > 0 && (
        <SelectField
          {...form.field('suburb_id')}
          label={t('territory:street.suburb')}
          choices={[
            { value: null, label: t('territory:street.none') },
            ...suburbs.map(({ id, suburb }) => ({ value: id, label: suburb })),
          ]}
        />
      )}
    </RecordSheet>
  );
}
