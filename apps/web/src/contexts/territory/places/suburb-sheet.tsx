/** MAPS-S7: edits suburb, postcode and region. */

import { useCountryId } from '#contexts/people/congregations/congregations.api.ts';
import type { MapPage } from '#contexts/territory/maps/map-list.api.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';

export type SuburbRow = NonNullable<MapPage['suburbs']>[number];

const valuesOf = (row: SuburbRow | null) => ({
  suburb: row?.suburb ?? '',
  code: row?.code ?? '',
  region_id: row?.region_id ?? null,
});

export interface SuburbSheetProps {
  mapId: number;
  row: SuburbRow | null;
  onClose: () => void;
}

export function SuburbSheet({ mapId, row, onClose }: SuburbSheetProps) {
  const { t } = useTexts();
  const country = useCountryId();
  // Regions of the congregation's country if known, and the one already chosen.
  const regions = (useRead('places.listRegions').data ?? []).filter(
    (one) => country === null || one.country_id === country || one.id === row?.region_id,
  );
  const form = useRecordForm({
    operation: row ? 'places.editSuburb' : 'places.addSuburb',
    params: row ? { id: row.id } : undefined,
    row,
    valuesOf,
    bodyOf: (values) => (row ? values : { ...values, map_id: mapId }),
    onSaved: onClose,
  });
  return (
    <RecordSheet
      form={form}
      title={row ? t('territory:suburb.edit', { name: row.suburb }) : t('territory:suburb.add')}
      tell={({ suburb, code, region_id }) => [
        { label: t('territory:suburb.name'), value: suburb },
        { label: t('territory:suburb.code'), value: code },
        {
          label: t('territory:suburb.region'),
          value: regions.find(({ id }) => id === region_id)?.name ?? '',
        },
      ]}
      onClose={onClose}
    >
      <TextField {...form.field('suburb')} label={t('territory:suburb.name')} />
      <TextField {...form.field('code')} label={t('territory:suburb.code')} />
      {regions.length > 0 && (
        <SelectField
          {...form.field('region_id')}
          label={t('territory:suburb.region')}
          choices={[
            { value: null, label: t('territory:suburb.none') },
            ...regions.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </RecordSheet>
  );
}
