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

export function EditPreloadedSheet({
  row,
  asksName,
  onClose,
}: {
  row: PreloadedRow;
  asksName: boolean;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const edit = useEditPreloaded();
  const [number, setNumber] = useState(row.number ?? '');
  const [name, setName] = useState(row.name ?? '');
  const [note, setNote] = useState(row.note ?? '');
  const errorOf = fieldErrors(edit.error);
  const submit = (): void =>
    edit.mutate(
      { id: row.id, number, note, ...(asksName && { name }), version: row.version },
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
