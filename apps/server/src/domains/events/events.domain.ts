/** What this domain brings to the server: visits, assemblies, conventions and other events, and the meetings they cancel. */
import { eventsEntities } from '@sheaf/rules/events/journal-entities';
import { eventsRoutes } from '#domains/events/events.routes';
import { defineDomain } from '#platform/domain';

export const eventsDomain = defineDomain({
  name: 'events',
  owns: ['events'],
  operations: eventsRoutes,
  journal: { kind: 'events', entities: eventsEntities },
});
