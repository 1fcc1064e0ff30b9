/** What this domain brings to the server: visits, assemblies, conventions and other events, and the meetings they cancel. */
import { eventsEntities } from '@sheaf/rules/events/journal-entities';
import { eventsRoutes } from '#contexts/events/events.routes';
import { eventAppointments, eventFeed } from '#contexts/events/events-of-person';
import { defineDomain } from '#platform/domain';

export const eventsDomain = defineDomain({
  name: 'events',
  owns: ['events'],
  operations: eventsRoutes,
  calendar: [eventFeed],
  appointments: [eventAppointments],
  journal: { kind: 'events', entities: eventsEntities },
});
