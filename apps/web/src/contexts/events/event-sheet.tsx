import { useTexts } from '#platform/texts.ts';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { ConcernedQuestion } from './concerned-question.tsx';
import { bodyOf, EventFields, tellEvent, valuesOf } from './event-fields.tsx';
import { type CongregationEvent, eventName } from './event-labels.ts';
import { useConcernedSave } from './use-concerned-save.ts';

export function EventSheet({ event, onClose }: { event: CongregationEvent | null; onClose: () => void }) {
  const { t } = useTexts();
  const asked = useConcernedSave(event);
  const form = useRecordForm({
    operation: event ? 'events.editEvent' : 'events.addEvent',
    params: event ? { id: event.id } : undefined,
    row: event,
    valuesOf,
    bodyOf,
    needs: ({ type }) => (type === 'custom' ? ['label'] : []),
    onSaved: onClose,
    saving: asked.saving,
  });
  return (
    <RecordSheet
      form={form}
      title={event ? t('events:edit', { name: eventName(t, event) }) : t('events:add')}
      tell={(values) => tellEvent(t, values)}
      onClose={onClose}
    >
      <EventFields form={form} />
      <ConcernedQuestion asked={asked} />
    </RecordSheet>
  );
}
