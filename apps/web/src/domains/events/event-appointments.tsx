/** APPTS-S1: the events that are for this person, on their page of assignments. */
import { appointmentsFrom } from '@sheaf/rules/assignments/appointments';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import { joinTexts, useTexts } from '../../platform/texts.ts';
import { useRead } from '../../platform/use-read.ts';
import { nowHere } from '../../platform/wall-times.ts';
import { Card, Section } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { eventName, eventTimes } from './event-words.ts';

export function EventAppointments() {
  const { t } = useTexts();
  const events = useRead('events.listEvents', {}, { kept: true });
  const coming = appointmentsFrom(events.data ?? [], nowHere().slice(0, 10));
  if (coming.length === 0) return null;
  return (
    <Section title={t('events:coming')}>
      <Card>
        {coming.map((event) => (
          <ListRow
            key={event.id}
            icon={<IconCalendarEvent aria-hidden="true" />}
            title={<bdi>{eventName(t, event)}</bdi>}
            line={joinTexts([eventTimes(t, event), event.location], ' · ')}
          />
        ))}
      </Card>
    </Section>
  );
}
