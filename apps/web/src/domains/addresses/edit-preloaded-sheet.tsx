/** ADDR-C5: phone, name and note of a preloaded address. */
import { Button, Textarea, TextInput } from '@mantine/core';
import { addressText } from '@sheaf/rules/addresses/address-text';
import { useState } from 'react';
import { fieldErrors, formError } from '../../platform/field-errors.ts';
import { discardWords, useTexts } from '../../platform/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { MapPage } from '../maps/map-list.door.ts';
import { useEditPreloaded } from './addresses.queries.ts';

type PreloadedRow = NonNullable<MapPage['preloadedAddresses']>[number];

/** What cannot be a number is left to the server to name. */
const placeOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

export function EditPreloadedSheet({
  row,
  asksName,
  asksPlace,
  onClose,
}: {
  row: PreloadedRow;
  asksName: boolean;
  asksPlace: boolean;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const edit = useEditPreloaded();
  const [number, setNumber] = useState(row.number ?? '');
  const [name, setName] = useState(row.name ?? '');
  const [note, setNote] = useState(row.note ?? '');
  const [lat, setLat] = useState(row.lat === null ? '' : String(row.lat));
  const [lng, setLng] = useState(row.lng === null ? '' : String(row.lng));
  const errorOf = fieldErrors(edit.error);
  const submit = (): void =>
    edit.mutate(
      {
        id: row.id,
        number,
        note,
        ...(asksName && { name }),
        ...(asksPlace && { lat: placeOf(lat), lng: placeOf(lng) }),
        version: row.version,
      },
      { onSuccess: onClose },
    );
  return (
    <Sheet
      opened
      title={t('addresses:preloaded.editTitle', { address: addressText(row) })}
      closeLabel={t('shell:close')}
      discard={discardWords(t)}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          {edit.isError && <ErrorNotice>{formError(edit.error, t('shell:failed'))}</ErrorNotice>}
          <Button type="submit" loading={edit.isPending}>
            {t('shell:save')}
          </Button>
        </>
      }
    >
      <TextInput
        label={t('addresses:preloaded.phone')}
        type="tel"
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
        error={errorOf('number')}
      />
      {asksName && (
        <TextInput
          label={t('addresses:preloaded.name')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={errorOf('name')}
        />
      )}
      {asksPlace && (
        <>
          {row.place_unknown && <p role="status">{t('addresses:preloaded.placeUnknown')}</p>}
          <TextInput
            label={t('addresses:preloaded.lat')}
            inputMode="decimal"
            value={lat}
            onChange={(event) => setLat(event.currentTarget.value)}
            error={errorOf('lat')}
          />
          <TextInput
            label={t('addresses:preloaded.lng')}
            inputMode="decimal"
            value={lng}
            onChange={(event) => setLng(event.currentTarget.value)}
            error={errorOf('lng')}
          />
        </>
      )}
      <Textarea
        label={t('addresses:preloaded.note')}
        value={note}
        maxLength={500}
        rows={3}
        onChange={(event) => setNote(event.currentTarget.value)}
        error={errorOf('note')}
      />
    </Sheet>
  );
}
