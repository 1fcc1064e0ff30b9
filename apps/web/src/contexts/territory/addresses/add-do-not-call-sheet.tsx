/** ADDR-S6, ADDR-R16: records a do-not-call, dated today unless another date is given. */
import { addressText } from '@sheaf/rules/territory/addresses/address-text';
import { spellSuffix } from '@sheaf/rules/territory/addresses/house';
import type { MapPage } from '#contexts/territory/maps/map-list.api.ts';
import { call, newKey } from '#platform/api.ts';
import type { QueueEntry, SentOrQueued } from '#platform/outbox/send-or-queue.ts';
import { refreshAfter } from '#platform/queries.ts';
import { type Translate, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import type { Body } from '#platform/use-write.ts';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { type RecordSave, useRecordForm } from '#ui/form/use-record-form.ts';
import { useNowOrLater } from './addresses.queries.ts';
import { DoNotCallFields, doNotCallBody, doNotCallValues } from './do-not-call-fields.tsx';
import { removeWaiting } from './waiting-do-not-call.ts';
import { streetOf, waitingEntryOf } from './waiting-entry.ts';

type DoNotCallEntry = Pick<Body<'addresses.addDoNotCall'>, 'number' | 'suffix' | 'unit' | 'street_id'>;

const addressOf = (page: MapPage, { number, suffix, unit, street_id }: DoNotCallEntry): string =>
  addressText({
    house: String(number),
    suffix: spellSuffix(String(number), suffix ?? ''),
    unit: String(unit ?? '') || null,
    street: streetOf(page, street_id),
  });

/** Entry of a do-not-call in the list of waiting actions. */
export const waitingDoNotCall = (page: MapPage, entry: DoNotCallEntry, t: Translate): QueueEntry =>
  waitingEntryOf(page, 'sync:what.doNotCall', addressOf(page, entry), t);

/** Confirms the entry with Undo, which deletes it on the server or on the phone (ADDR-R17.3). */
function useAddedToast() {
  const { t } = useTexts();
  return (entry: SentOrQueued<'addresses.addDoNotCall'>, { what }: QueueEntry['about']): void =>
    toasts.show(t('addresses:doNotCalls.added', { what }), async () => {
      if (entry.how === 'waiting' && !(await removeWaiting(entry.action.id))) return t('sync:tooLate');
      if (entry.how === 'saved') {
        await call('addresses.deleteDoNotCall', { params: { id: entry.reply.id }, key: newKey() });
        await refreshAfter('addresses.deleteDoNotCall');
      }
      return t('addresses:doNotCalls.notAdded', { what });
    });
}

/** Waits on the phone while offline, identified by its address. */
function useAddDoNotCall(page: MapPage): RecordSave<'addresses.addDoNotCall', 'saved' | 'waiting'> {
  const { t } = useTexts();
  const add = useNowOrLater('addresses.addDoNotCall', useAddedToast());
  return {
    ...add,
    mutate: ({ body }, on) => add.mutate({ body, later: waitingDoNotCall(page, body, t) }, on),
  };
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
