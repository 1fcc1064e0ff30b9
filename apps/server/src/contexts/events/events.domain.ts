/**
 * Server manifest of the domain: visits, assemblies, conventions and other events, and the meetings they
 * cancel.
 */
import { events } from '@sheaf/contract/events/events';
import { eventsEntities } from '@sheaf/rules/events/journal-entities';
import { eventsRoutes } from '#contexts/events/events.routes';
import { eventAppointments, eventFeed } from '#contexts/events/events-of-person';
import { defineDomain } from '#platform/domain';
import { withFormFields } from '#platform/journal-of-form';

export const eventsDomain = defineDomain({
  name: 'events',
  owns: ['events'],
  operations: eventsRoutes,
  calendar: [eventFeed],
  appointments: [eventAppointments],
  journal: {
    kind: 'events',
    entities: { events: withFormFields(eventsEntities.events, 'events', events.addEvent) },
  },
});
