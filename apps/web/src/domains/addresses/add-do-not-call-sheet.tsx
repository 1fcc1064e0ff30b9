/** ADDR-S6, ADDR-R16: records a door nobody is to call at; today unless another date is given. */
import { Button, Textarea, TextInput } from '@mantine/core';
import { addressText } from '@sheaf/rules/addresses/address-text';
import { useState } from 'react';
import { fieldErrors, formError } from '../../platform/field-errors.ts';
import { discardWords, useTexts } from '../../platform/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { MapPage } from '../maps/map-list.door.ts';
import { useAddDoNotCall } from './addresses.queries.ts';
import { laterOf, streetOf } from './later.ts';
import { StreetField } from './street-field.tsx';

export function AddDoNotCallSheet({ page, onClose }: { page: MapPage; onClose: () => void }) {
  const { t } = useTexts();
  const add = useAddDoNotCall();
  const [entry, setEntry] = useState({
    street: page.streets[0]!.id,
    number: '',
    suffix: '',
    unit: '',
    date: '',
    note: '',
  });
  const set = (change: Partial<typeof entry>): void => setEntry((now) => ({ ...now, ...change }));
  const errorOf = fieldErrors(add.error);
  const number = /^\d{1,5}$/.test(entry.number.trim()) ? Number(entry.number) : 0;
  const submit = (): void => {
    const { street, suffix, unit, date, note } = entry;
    add.mutate(
      {
        map_id: page.map.id,
        street_id: street,
        number,
        suffix,
        unit,
        date: date || null,
        note,
        later: laterOf(
          page,
          'sync:what.doNotCall',
          addressText({ house: String(number), suffix, unit, street: streetOf(page, street) }),
          t,
        ),
      },
      { onSuccess: onClose },
    );
  };
  return (
    <Sheet
      opened
      title={t('addresses:doNotCalls.add')}
      closeLabel={t('shell:close')}
      discard={discardWords(t)}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          {add.isError && <ErrorNotice>{formError(add.error, t('shell:failed'))}</ErrorNotice>}
          <Button type="submit" loading={add.isPending} disabled={number === 0}>
            {t('addresses:doNotCalls.add')}
          </Button>
        </>
      }
    >
      <StreetField
        page={page}
        value={entry.street}
        onChange={(street) => set({ street })}
        error={errorOf('street_id')}
      />
      <TextInput
        label={t('addresses:doNotCalls.number')}
        inputMode="numeric"
        value={entry.number}
        onChange={(event) => set({ number: event.currentTarget.value })}
        error={errorOf('number')}
      />
      <TextInput
        label={t('addresses:add.suffix')}
        value={entry.suffix}
        onChange={(event) => set({ suffix: event.currentTarget.value })}
        error={errorOf('suffix')}
      />
      <TextInput
        label={t('addresses:add.unit')}
        value={entry.unit}
        maxLength={25}
        onChange={(event) => set({ unit: event.currentTarget.value })}
        error={errorOf('unit')}
      />
      <TextInput
        type="date"
        label={t('addresses:doNotCalls.date')}
        value={entry.date}
        onChange={(event) => set({ date: event.currentTarget.value })}
        error={errorOf('date')}
      />
      <Textarea
        label={t('addresses:doNotCalls.note')}
        value={entry.note}
        maxLength={500}
        rows={3}
        onChange={(event) => set({ note: event.currentTarget.value })}
        error={errorOf('note')}
      />
    </Sheet>
  );
}
