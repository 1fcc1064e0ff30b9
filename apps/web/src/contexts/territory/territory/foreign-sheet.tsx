/** ADDR-S5: edits a foreign-language address, found on any map and listed on the map of its language. */
import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { addressText } from '@sheaf/rules/territory/addresses/address-text';
import { isWritten } from '@sheaf/rules/territory/addresses/house-suffix';
import { shownHouse, storedHouse } from '@sheaf/rules/territory/addresses/written-house';
import {
  isLanguageCode,
  type LanguageCode,
  languageName,
} from '@sheaf/rules/territory/territory/language-code';
import { StreetField } from '#contexts/territory/addresses/street-field.tsx';
import type { MapPage } from '#contexts/territory/maps/map-list.api.ts';
import { useTexts } from '#platform/texts.ts';
import { LanguageField } from '#ui/form/language-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';

export type ForeignRow = NonNullable<MapPage['foreign']>[number];

const nameOf = (row: ForeignRow): string => addressText({ ...row, street: row.street_name });

const valuesIn = (page: MapPage) => (row: ForeignRow | null) => ({
  street: row?.street ?? page.streets[0]!.id,
  ...(row ? shownHouse(row) : { house: '', suffix: '' }),
  unit: row?.unit ?? '',
  lang: (row && isLanguageCode(row.lang) ? row.lang : null) as LanguageCode | null,
});
type Values = ReturnType<ReturnType<typeof valuesIn>>;

export interface ForeignSheetProps {
  page: MapPage;
  row: ForeignRow | null;
  onClose: () => void;
}

function useForeignForm({ page, row, onClose }: ForeignSheetProps) {
  return useRecordForm({
    operation: row ? 'territory.editForeignAddress' : 'territory.addForeignAddress',
    params: row ? { id: row.id } : undefined,
    row,
    valuesOf: valuesIn(page),
    bodyOf: ({ lang, ...values }: Values) => {
      if (!lang || values.house.trim() === '') return null;
      const entry = { ...values, ...storedHouse(values, row), lang };
      return row ? entry : { ...entry, map: page.map.id };
    },
    needs: () => ['house', 'lang'],
    onSaved: onClose,
  });
}

/** Describes an address in words. */
function useTellForeign(page: MapPage) {
  const { t, lang: reader } = useTexts();
  return ({ street, lang, ...door }: Values) => [
    {
      label: t('addresses:add.street'),
      value: addressText({ ...door, street: page.streets.find(({ id }) => id === street)?.name ?? '' }),
    },
    { label: t('territory:form.lang'), value: lang ? languageName(lang, reader) : '' },
  ];
}

export function ForeignSheet(props: ForeignSheetProps) {
  const { page, row, onClose } = props;
  const { t } = useTexts();
  const { field, ...form } = useForeignForm(props);
  // Found on another map and listed here for its language: its streets belong to that map.
  const isElsewhere = row !== null && !page.streets.some(({ id }) => id === row.street);
  return (
    <RecordSheet
      form={{ ...form, field }}
      title={row ? t('territory:foreign.edit', { name: nameOf(row) }) : t('territory:foreign.add')}
      tell={useTellForeign(page)}
      onClose={onClose}
    >
      {isElsewhere ? (
        <TextInput
          label={t('addresses:add.street')}
          description={t('territory:foreign.elsewhere')}
          value={row.street_name}
          readOnly
        />
      ) : (
        <StreetField page={page} {...field('street')} />
      )}
      <TextField
        {...field('house')}
        label={t('addresses:add.house')}
        inputMode={isWritten(row?.suffix ?? null) ? 'text' : 'numeric'}
      />
      <TextField
        {...field('suffix')}
        label={t('addresses:add.suffix')}
        description={t('addresses:add.suffixHint')}
      />
      <TextField {...field('unit')} label={t('addresses:add.unit')} />
      <LanguageField {...field('lang')} label={t('territory:form.lang')} />
    </RecordSheet>
  );
}
