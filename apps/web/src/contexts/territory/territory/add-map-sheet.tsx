/** MAPS-S10: a new map, saved with id 0 (MAPS-R15); the server validates it (MAPS-R18, R19). */
import { useTexts } from '#platform/texts.ts';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { MapFields } from './map-fields.tsx';
import { bodyOf, valuesOf } from './map-values.ts';

export function AddMapSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: 'maps.saveMap',
    params: { id: 0 },
    row: null,
    valuesOf,
    bodyOf,
    needs: () => ['number'],
    sendsBlank: true,
    onSaved: onClose,
  });
  return (
    <RecordSheet form={form} title={t('territory:form.addTitle')} verb={t('territory:add')} onClose={onClose}>
      <MapFields form={form} isNew />
    </RecordSheet>
  );
}
