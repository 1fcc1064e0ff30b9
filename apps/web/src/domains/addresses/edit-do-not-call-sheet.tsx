/** ADDR-R42: corrects the address, the date or the note of a do-not-call. */
import { Button } from '@mantine/core';
import { addressText } from '@sheaf/rules/addresses/address-text';
import { useState } from 'react';
import { shortDate } from '../../platform/dates.ts';
import { fieldErrors, formError, theirsOf } from '../../platform/field-errors.ts';
import { discardWords, useTexts } from '../../platform/texts.ts';
import { ChangedNotice } from '../../ui/changed-notice.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { MapPage } from '../maps/map-list.door.ts';
import { useEditDoNotCall } from './addresses.queries.ts';
import { bodyOf, type DoNotCallEntry, DoNotCallFields, numberOf } from './do-not-call-fields.tsx';

type Row = NonNullable<MapPage['doNotCalls']>[number];

const textOf = (row: Row): string => addressText({ ...row, house: String(row.number) });

export function EditDoNotCallSheet({ page, row, onClose }: { page: MapPage; row: Row; onClose: () => void }) {
  const { t } = useTexts();
  const edit = useEditDoNotCall();
  const [entry, setEntry] = useState<DoNotCallEntry>({
    street: row.street_id,
    number: String(row.number),
    suffix: row.suffix ?? '',
    unit: row.unit ?? '',
    date: row.date,
    note: row.note ?? '',
  });
  const theirs = theirsOf<Row>(edit.error);
  const save = (version: number): void =>
    edit.mutate({ id: row.id, ...bodyOf(entry), version }, { onSuccess: onClose });
  return (
    <Sheet
      opened
      title={t('addresses:doNotCalls.editTitle')}
      closeLabel={t('shell:close')}
      discard={discardWords(t)}
      onClose={onClose}
      onSubmit={() => save(row.version)}
      footer={
        <>
          {edit.isError && !theirs && <ErrorNotice>{formError(edit.error, t('shell:failed'))}</ErrorNotice>}
          {theirs && (
            <ChangedNotice
              theirs={[
                { label: t('addresses:doNotCalls.address'), value: textOf(theirs) },
                { label: t('addresses:doNotCalls.date'), value: shortDate(theirs.date) },
                { label: t('addresses:doNotCalls.note'), value: theirs.note ?? '' },
              ]}
              onTake={onClose}
              onKeep={() => save(theirs.version)}
            />
          )}
          {!theirs && (
            <Button type="submit" loading={edit.isPending} disabled={numberOf(entry) === 0}>
              {t('shell:save')}
            </Button>
          )}
        </>
      }
    >
      <DoNotCallFields
        page={page}
        entry={entry}
        onChange={(change) => setEntry((now) => ({ ...now, ...change }))}
        errorOf={fieldErrors(edit.error)}
      />
    </Sheet>
  );
}
