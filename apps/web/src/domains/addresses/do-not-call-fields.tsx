/** What is noted of a do-not-call, to be added or corrected (ADDR-S6, ADDR-R16, ADDR-R43). */
import { Textarea, TextInput } from '@mantine/core';
import { readHouse } from '@sheaf/rules/addresses/house';
import { useTexts } from '../../platform/texts.ts';
import type { MapPage } from '../maps/map-list.door.ts';
import { StreetField } from './street-field.tsx';

export interface DoNotCallEntry {
  street: number;
  number: string;
  suffix: string;
  unit: string;
  date: string;
  note: string;
}

/** Zero while it cannot be a house number. */
export const numberOf = ({ number }: DoNotCallEntry): number => {
  const read = readHouse(number, null);
  return read.allowed ? Number(read.value.house) : 0;
};

/** As the contract takes it. */
export const bodyOf = (entry: DoNotCallEntry) => ({
  street_id: entry.street,
  number: numberOf(entry),
  suffix: entry.suffix,
  unit: entry.unit,
  date: entry.date || null,
  note: entry.note,
});

export interface DoNotCallFieldsProps {
  page: MapPage;
  entry: DoNotCallEntry;
  onChange: (change: Partial<DoNotCallEntry>) => void;
  errorOf: (field: string) => string | undefined;
}

export function DoNotCallFields({ page, entry, onChange, errorOf }: DoNotCallFieldsProps) {
  const { t } = useTexts();
  const wrong = entry.number.trim() !== '' && numberOf(entry) === 0;
  return (
    <>
      <StreetField
        page={page}
        value={entry.street}
        onChange={(street) => onChange({ street })}
        error={errorOf('street_id')}
      />
      <TextInput
        label={t('addresses:doNotCalls.number')}
        inputMode="numeric"
        value={entry.number}
        onChange={(event) => onChange({ number: event.currentTarget.value })}
        error={wrong ? t('addresses:doNotCalls.oneHouse') : errorOf('number')}
      />
      <TextInput
        label={t('addresses:add.suffix')}
        description={t('addresses:add.suffixHint')}
        value={entry.suffix}
        onChange={(event) => onChange({ suffix: event.currentTarget.value })}
        error={errorOf('suffix')}
      />
      <TextInput
        label={t('addresses:add.unit')}
        description={t('addresses:doNotCalls.unitHint')}
        value={entry.unit}
        maxLength={25}
        onChange={(event) => onChange({ unit: event.currentTarget.value })}
        error={errorOf('unit')}
      />
      <TextInput
        type="date"
        label={t('addresses:doNotCalls.date')}
        value={entry.date}
        onChange={(event) => onChange({ date: event.currentTarget.value })}
        error={errorOf('date')}
      />
      <Textarea
        label={t('addresses:doNotCalls.note')}
        value={entry.note}
        maxLength={500}
        rows={3}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
        error={errorOf('note')}
      />
    </>
  );
}
