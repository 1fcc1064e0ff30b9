/** ADDR-R42: corrects the address, the date or the note of a do-not-call. */
import { addressText } from '@sheaf/rules/territory/addresses/address-text';
import type { MapPage } from '#contexts/territory/maps/map-list.api.ts';
import { shortDate } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { type DoNotCall, DoNotCallFields, doNotCallBody, doNotCallValues } from './do-not-call-fields.tsx';
import { streetOf } from './waiting-entry.ts';

export interface EditDoNotCallSheetProps {
  page: MapPage;
  row: DoNotCall;
  onClose: () => void;
}

export function EditDoNotCallSheet({ page, row, onClose }: EditDoNotCallSheetProps) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: 'addresses.editDoNotCall',
    params: { id: row.id },
    row,
    valuesOf: (record: DoNotCall | null) => doNotCallValues(record),
    bodyOf: doNotCallBody(row),
    needs: () => ['number'],
    onSaved: onClose,
  });
  return (
    <RecordSheet
      form={form}
      title={t('addresses:doNotCalls.editTitle')}
      tell={({ street_id, number, date, note, ...rest }) => [
        {
          label: t('addresses:doNotCalls.address'),
          value: addressText({ ...rest, house: number, street: streetOf(page, street_id) }),
        },
        { label: t('addresses:doNotCalls.date'), value: date && shortDate(date) },
        { label: t('addresses:doNotCalls.note'), value: note },
      ]}
      onClose={onClose}
    >
      <DoNotCallFields page={page} row={row} form={form} />
    </RecordSheet>
  );
}
