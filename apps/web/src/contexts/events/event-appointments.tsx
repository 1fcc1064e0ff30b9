/** Events for this person on the page of assignments (APPTS-S1). */
import { appointmentsFrom } from '@sheaf/rules/assignments/appointments';
import { type Extent, maySeeEvent } from '@sheaf/rules/events/extent';
import type { OtherAppointment } from '#contexts/duties/my-duties.api.tsx';
import { usePeople } from '#platform/collections/use-people.ts';
import { live } from '#platform/live.ts';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { nowHere } from '#platform/wall-times.ts';
import { eventName, eventTimes, spokenLine } from './event-labels.ts';

const nobodysKeys: ReadonlySet<string> = new Set();

/** A person who manages events receives all of them, and sees only their own here (APPTS-R4). */
function useOwnEvents() {
  const reading = useRead('events.listEvents', {}, { kept: true, refetchInterval: live.everyMinute });
  const { data = [] } = reading;
  const me = useSignedIn().user.id;
  const keeps = usePermits().has('settings.events');
  const people = usePeople(keeps);
  const own = people.data?.find(({ id }) => id === me);
  const isLoading = reading.isLoading || (keeps && people.isLoading);
  if (!keeps) return { isLoading, events: data };
  if (!own) return { isLoading, events: [] };
  const events = data.filter(({ extent }) =>
    maySeeEvent(extent as Extent, { ...own, permissions: nobodysKeys }),
  );
  return { isLoading, events };
}

/** Events for this person within the next twelve months, as entries of the list of assignments. */
export function useEventAppointments(): { isLoading: boolean; events: OtherAppointment[] } {
  const { t } = useTexts();
  const own = useOwnEvents();
  const events = appointmentsFrom(own.events, nowHere().slice(0, 10)).map((event) => ({
    key: `event ${event.id}`,
    startsAt: event.start_date,
    title: eventName(t, event),
    line: joinTexts([eventTimes(t, event), event.location, spokenLine(event)], ' · '),
  }));
  return { isLoading: own.isLoading, events };
}
