/** APPTS-S1: the events that are for this person, on their page of assignments. */
import { appointmentsFrom } from '@sheaf/rules/assignments/appointments';
import { type Extent, maySeeEvent } from '@sheaf/rules/events/extent';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import { usePeople } from '#platform/collections/use-people.ts';
import { live } from '#platform/live.ts';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { nowHere } from '#platform/wall-times.ts';
import { Card, Section } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { eventName, eventTimes, spokenLine } from './event-words.ts';

const nobodysKeys: ReadonlySet<string> = new Set();

/** Whoever keeps the events is told of all of them, and has here those that are for them alone (APPTS-R4). */
function useOwnEvents() {
  const { data = [] } = useRead('events.listEvents', {}, { kept: true, refetchInterval: live.everyMinute });
  const me = useSignedIn().user.id;
  const keeps = usePermits().has('settings.events');
  const own = usePeople(keeps).data?.find(({ id }) => id === me);
  if (!keeps) return data;
  if (!own) return [];
  return data.filter(({ extent }) => maySeeEvent(extent as Extent, { ...own, permissions: nobodysKeys }));
}

export function EventAppointments() {
  const { t } = useTexts();
  const events = useOwnEvents();
  const coming = appointmentsFrom(events, nowHere().slice(0, 10));
  if (coming.length === 0) return null;
  return (
    <Section title={t('events:coming')}>
      <Card>
        {coming.map((event) => (
          <ListRow
            key={event.id}
            icon={<IconCalendarEvent aria-hidden="true" />}
            title={<bdi>{eventName(t, event)}</bdi>}
            line={joinTexts([eventTimes(t, event), event.location, spokenLine(event)], ' · ')}
          />
        ))}
      </Card>
    </Section>
  );
}
