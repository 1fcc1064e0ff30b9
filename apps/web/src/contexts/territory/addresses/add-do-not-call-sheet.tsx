/** ADDR-S6, ADDR-R16: records a do-not-call, dated today unless another date is given. */
import { addressText } from '@sheaf/rules/territory/addresses/address-text';
import { spellSuffix } from '@sheaf/rules/territory/addresses/house';
import type { MapPage } from '#contexts/territory/maps/map-list.api.ts';
import { useTexts } from '#platform/texts.ts';
import type { Body } from '#platform/use-write.ts';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { type RecordSave, useRecordForm } from '#ui/form/use-record-form.ts';
import { useNowOrLater } from './addresses.queries.ts';
import { DoNotCallFields, doNotCallBody, doNotCallValues } from './do-not-call-fields.tsx';
import { streetOf, waitingEntryOf } from './waiting-entry.ts';

/** Waits on the phone while offline, identified by its address. */
function useAddDoNotCall(page: MapPage): RecordSave<'addresses.addDoNotCall', 'saved' | 'waiting'> {
  const { t } = useTexts();
  const add = useNowOrLater('addresses.addDoNotCall');
  const later = ({ number, suffix, unit, street_id }: Body<'addresses.addDoNotCall'>) =>
    waitingEntryOf(
      page,
      'sync:what.doNotCall',
      addressText({
        house: String(number),
        suffix: spellSuffix(String(number), suffix ?? ''),
        unit: String(unit ?? '') || null,
        street: streetOf(page, street_id),
      }),
      t,
    );
  return { ...add, mutate: ({ body }, on) => add.mutate({ body, later: later(body) }, on) };
}

export function AddDoNotCallSheet({ page, onClose }: { page: MapPage; onClose: () => void }) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: 'addresses.addDoNotCall',
    row: null,
    valuesOf: () => doNotCallValues(null, page.streets[0]!.id),
    bodyOf: (values) => {
      const body = doNotCallBody(null)(values);
      return body && { map_id: page.map.id, ...body };
    },
    needs: () => ['number'],
    saving: useAddDoNotCall(page),
    onSaved: onClose,
  });
  return (
    <RecordSheet
      form={form}
      title={t('addresses:doNotCalls.add')}
      verb={t('addresses:doNotCalls.add')}
      onClose={onClose}
    >
      <DoNotCallFields page={page} row={null} form={form} />
    </RecordSheet>
  );
}
