/** Which street of the map. */
import { NativeSelect } from '@mantine/core';
import { useTexts } from '../../platform/texts.ts';
import type { MapPage } from '../maps/map-list.door.ts';

export interface StreetFieldProps {
  page: MapPage;
  value: number;
  onChange: (street: number) => void;
  error?: string | undefined;
}

export function StreetField({ page, value, onChange, error }: StreetFieldProps) {
  const { t } = useTexts();
  return (
    <NativeSelect
      label={t('addresses:add.street')}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      data={page.streets.map((street) => ({ value: String(street.id), label: street.name }))}
      error={error}
    />
  );
}
