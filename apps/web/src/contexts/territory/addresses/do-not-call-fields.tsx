/** What is noted of a do-not-call, to be added or corrected (ADDR-S6, ADDR-R16, ADDR-R43). */
import { readHouse } from '@sheaf/rules/territory/addresses/house';
import type { MapPage } from '#contexts/territory/maps/map-list.public-api.ts';
import { useTexts } from '#platform/texts.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { RecordFormState } from '#ui/form/use-record-form.ts';
import { StreetField } from './street-field.tsx';
import { useTypedWords } from './use-typed-words.ts';

export type DoNotCall = NonNullable<MapPage['doNotCalls']>[number];

/** A new one begins on the street that is given. */
export const doNotCallValues = (row: DoNotCall | null, street = 0) => ({
  street_id: row?.street_id ?? street,
  number: row ? String(row.number) : '',
  suffix: row?.suffix ?? '',
  unit: row?.unit ?? '',
  date: row?.date ?? '',
  note: row?.note ?? '',
});

export type DoNotCallValues = ReturnType<typeof doNotCallValues>;

/** Zero while it cannot be a house number. */
const numberOf = ({ number }: DoNotCallValues): number => {
  const read = readHouse(number, null);
  return read.allowed ? Number(read.value.house) : 0;
};

export const doNotCallBody = (values: DoNotCallValues) => {
  const number = numberOf(values);
  return number === 0 ? null : { ...values, number, date: values.date || null };
};

export interface DoNotCallFieldsProps {
  page: MapPage;
  form: RecordFormState<DoNotCallValues>;
}

export function DoNotCallFields({ page, form }: DoNotCallFieldsProps) {
  const { t } = useTexts();
  const { values, field } = form;
  const number = field('number');
  const words = useTypedWords({ ...values, house: values.number }, { many: false });
  const typed = (name: 'suffix' | 'unit') => ({ ...field(name), ...words(name, field(name).error) });
  const wrong = values.number.trim() !== '' && numberOf(values) === 0;
  return (
    <>
      <StreetField page={page} {...field('street_id')} />
      <TextField
        {...number}
        label={t('addresses:doNotCalls.number')}
        inputMode="numeric"
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
