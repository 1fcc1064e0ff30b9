/** ADDR-R17.3: changes a do-not-call that waits on this phone. */
import type { MapPage } from '#contexts/territory/maps/map-list.api.ts';
import { useAction } from '#platform/action.ts';
import { outbox } from '#platform/outbox/outbox.ts';
import { useTexts } from '#platform/texts.ts';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { type RecordSave, useRecordForm } from '#ui/form/use-record-form.ts';
import { waitingDoNotCall } from './add-do-not-call-sheet.tsx';
import { type DoNotCall, DoNotCallFields, doNotCallBody, doNotCallValues } from './do-not-call-fields.tsx';

export interface EditWaitingDoNotCallSheetProps {
  page: MapPage;
  /** The negative id is that of the waiting action. */
  row: DoNotCall;
  onClose: () => void;
}

function useAmend(page: MapPage, row: DoNotCall): RecordSave<'addresses.addDoNotCall', void> {
  const { t } = useTexts();
  return useAction(({ body }) => outbox.amend(-row.id, body, waitingDoNotCall(page, body, t).about));
}

export function EditWaitingDoNotCallSheet({ page, row, onClose }: EditWaitingDoNotCallSheetProps) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: 'addresses.addDoNotCall',
    row: null,
    valuesOf: () => doNotCallValues(row),
    bodyOf: (values) => {
      const body = doNotCallBody(row)(values);
      return body && { map_id: page.map.id, ...body };
    },
    needs: () => ['number'],
    saving: useAmend(page, row),
    onSaved: onClose,
  });
  return (
    <RecordSheet form={form} title={t('addresses:doNotCalls.editTitle')} onClose={onClose}>
      <DoNotCallFields page={page} row={row} form={form} />
    </RecordSheet>
  );
}
