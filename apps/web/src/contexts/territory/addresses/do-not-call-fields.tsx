/** Form fields of a do-not-call, for adding and correcting (ADDR-S6, ADDR-R16, ADDR-R43). */
import { readHouse } from '@sheaf/rules/territory/addresses/house';
import { isWritten } from '@sheaf/rules/territory/addresses/house-suffix';
import { shownHouse, storedHouse } from '@sheaf/rules/territory/addresses/written-house';
import type { MapPage } from '#contexts/territory/maps/map-list.api.ts';
import { useTexts } from '#platform/texts.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { RecordFormState } from '#ui/form/use-record-form.ts';
import { StreetField } from './street-field.tsx';
import { useTypedFields } from './use-typed-fields.ts';

export type DoNotCall = NonNullable<MapPage['doNotCalls']>[number];

const houseOf = ({ number, suffix }: DoNotCall) => ({ house: String(number), suffix });

/** Initial values; a new do-not-call starts with the given street. */
export const doNotCallValues = (row: DoNotCall | null, street = 0) => ({
  street_id: row?.street_id ?? street,
  number: row ? shownHouse(houseOf(row)).house : '',
  suffix: row ? shownHouse(houseOf(row)).suffix : '',
  unit: row?.unit ?? '',
  date: row?.date ?? '',
  note: row?.note ?? '',
});

export type DoNotCallValues = ReturnType<typeof doNotCallValues>;

const storedIn = ({ number, suffix }: DoNotCallValues, row: DoNotCall | null) =>
  storedHouse({ house: number, suffix }, row && houseOf(row));

/** Null while the text cannot be a house number; the server validates the suffix. */
const numberOf = (values: DoNotCallValues, row: DoNotCall | null): number | null => {
  const { house, suffix } = storedIn(values, row);
  const read = readHouse(house, isWritten(suffix) ? suffix : null);
  return read.allowed ? Number(read.value.house) : null;
};

export const doNotCallBody = (row: DoNotCall | null) => (values: DoNotCallValues) => {
  const number = numberOf(values, row);
  if (number === null) return null;
  return { ...values, number, suffix: storedIn(values, row).suffix, date: values.date || null };
};

export interface DoNotCallFieldsProps {
  page: MapPage;
  /** Null for a new one. */
  row: DoNotCall | null;
  form: RecordFormState<DoNotCallValues>;
}

export function DoNotCallFields({ page, row, form }: DoNotCallFieldsProps) {
  const { t } = useTexts();
  const { values, field } = form;
  const number = field('number');
  const typedField = useTypedFields({ ...values, ...storedIn(values, row) }, { many: false });
  const typed = (name: 'suffix' | 'unit') => ({ ...field(name), ...typedField(name, field(name).error) });
  const wrong = values.number.trim() !== '' && numberOf(values, row) === null;
  return (
    <>
      <StreetField page={page} {...field('street_id')} />
      <TextField
        {...number}
        label={t('addresses:doNotCalls.number')}
        inputMode={isWritten(row?.suffix ?? null) ? 'text' : 'numeric'}
        most={undefined}
        error={wrong ? t('addresses:doNotCalls.oneHouse') : number.error}
      />
      <TextField
        {...typed('suffix')}
        label={t('addresses:add.suffix')}
        description={t('addresses:add.suffixHint')}
      />
      <TextField
        {...typed('unit')}
        label={t('addresses:add.unit')}
        description={t('addresses:doNotCalls.unitHint')}
      />
      <DateField {...field('date')} label={t('addresses:doNotCalls.date')} />
      <TextField {...field('note')} label={t('addresses:doNotCalls.note')} rows={3} />
    </>
  );
}
