/** ADDR-S4: one entry makes many addresses; business names for type 2, coordinates for type 3 (ADDR-R9, R11, R12). */
import { Button, Textarea, TextInput } from '@mantine/core';
import { takesSuffix } from '@sheaf/rules/addresses/house';
import { asksBusinessName, asksCoordinates } from '@sheaf/rules/maps/map-type';
import { useState } from 'react';
import { fieldErrors, formError } from '../../platform/field-errors.ts';
import { discardWords, useTexts } from '../../platform/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { MapPage } from '../maps/map-list.door.ts';
import { useAddPreloaded } from './addresses.queries.ts';
import { StreetField } from './street-field.tsx';

const number = (text: string): number | null => (text.trim() === '' ? null : Number(text.replace(',', '.')));

export function AddPreloadedSheet({ page, onClose }: { page: MapPage; onClose: () => void }) {
  const { t } = useTexts();
  const add = useAddPreloaded();
  const [entry, setEntry] = useState({
    street: page.streets[0]!.id,
    house: '',
    suffix: '',
    unit: '',
    name: '',
    lat: '',
    lng: '',
    note: '',
  });
  const set = (change: Partial<typeof entry>): void => setEntry((now) => ({ ...now, ...change }));
  const errorOf = fieldErrors(add.error);
  const field = (name: Exclude<keyof typeof entry, 'street'>) => ({
    value: entry[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
    error: errorOf(name),
  });
  const withSuffix = takesSuffix(entry.house);
  const submit = (): void => {
    const { street, house, suffix, unit, name, lat, lng, note } = entry;
    add.mutate(
      {
        map: page.map.id,
        street,
        house,
        suffix: withSuffix ? suffix : null,
        unit,
        name,
        lat: number(lat),
        lng: number(lng),
        note,
      },
      { onSuccess: onClose },
    );
  };
  return (
    <Sheet
      opened
      title={t('addresses:preloaded.add')}
      closeLabel={t('shell:close')}
      discard={discardWords(t)}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          {add.isError && <ErrorNotice>{formError(add.error, t('shell:failed'))}</ErrorNotice>}
          <Button type="submit" loading={add.isPending} disabled={entry.house.trim() === ''}>
            {t('addresses:preloaded.add')}
          </Button>
        </>
      }
    >
      <StreetField
        page={page}
        value={entry.street}
        onChange={(street) => set({ street })}
        error={errorOf('street')}
      />
      {asksBusinessName(page.map.type_id) && (
        <TextInput label={t('addresses:preloaded.name')} {...field('name')} />
      )}
      <TextInput
        label={t('addresses:preloaded.house')}
        description={t('addresses:preloaded.houseHint')}
        {...field('house')}
      />
      {withSuffix && (
        <TextInput
          label={t('addresses:add.suffix')}
          description={t('addresses:add.suffixHint')}
          {...field('suffix')}
        />
      )}
      <TextInput
        label={t('addresses:add.unit')}
        description={t('addresses:add.unitHint')}
        maxLength={25}
        {...field('unit')}
      />
      {asksCoordinates(page.map.type_id) && (
        <>
          <TextInput label={t('addresses:preloaded.lat')} inputMode="decimal" {...field('lat')} />
          <TextInput label={t('addresses:preloaded.lng')} inputMode="decimal" {...field('lng')} />
        </>
      )}
      <Textarea label={t('addresses:preloaded.note')} maxLength={500} rows={2} {...field('note')} />
    </Sheet>
  );
}
