/** ADDR-S6, ADDR-R16: records a door nobody is to call at; today unless another date is given. */
import { Button } from '@mantine/core';
import { addressText } from '@sheaf/rules/addresses/address-text';
import { useState } from 'react';
import { fieldErrors, formError } from '../../platform/field-errors.ts';
import { discardWords, useTexts } from '../../platform/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { MapPage } from '../maps/map-list.door.ts';
import { useAddDoNotCall } from './addresses.queries.ts';
import { bodyOf, type DoNotCallEntry, DoNotCallFields, numberOf } from './do-not-call-fields.tsx';
import { laterOf, streetOf } from './later.ts';

export function AddDoNotCallSheet({ page, onClose }: { page: MapPage; onClose: () => void }) {
  const { t } = useTexts();
  const add = useAddDoNotCall();
  const [entry, setEntry] = useState<DoNotCallEntry>({
    street: page.streets[0]!.id,
    number: '',
    suffix: '',
    unit: '',
    date: '',
    note: '',
  });
  const number = numberOf(entry);
  const submit = (): void => {
    const { street, suffix, unit } = entry;
    const address = addressText({ house: String(number), suffix, unit, street: streetOf(page, street) });
    add.mutate(
      { map_id: page.map.id, ...bodyOf(entry), later: laterOf(page, 'sync:what.doNotCall', address, t) },
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
      <DoNotCallFields
        page={page}
        entry={entry}
        onChange={(change) => setEntry((now) => ({ ...now, ...change }))}
        errorOf={fieldErrors(add.error)}
      />
    </Sheet>
  );
}
