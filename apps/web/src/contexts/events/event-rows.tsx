import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { ListRow } from '#ui/list-row.tsx';
import { RowButtons } from '#ui/row-buttons.tsx';
import { type CongregationEvent, eventLine, eventName } from './event-labels.ts';

export interface EventRowsProps {
  events: readonly CongregationEvent[];
  onEdit: (event: CongregationEvent) => void;
  onDelete: (event: CongregationEvent) => void;
}

export function EventRows({ events, onEdit, onDelete }: EventRowsProps) {
  const { t } = useTexts();
  const permits = usePermits();
  return events.map((event) => {
    const name = eventName(t, event);
    return (
      <ListRow
        key={event.id}
        title={<bdi>{name}</bdi>}
        line={eventLine(t, event)}
        trailing={
          <RowButtons
            edit={
              permits.has('settings.events.edit') && {
                label: t('events:edit', { name }),
                onClick: () => onEdit(event),
              }
            }
            remove={
              permits.has('settings.events.delete') && {
                label: t('events:delete', { name }),
                onClick: () => onDelete(event),
              }
            }
          />
        }
      />
    );
  });
}
