import { eventsDomain } from '#contexts/events/events.domain';
import { defineContext } from '#platform/context';

export const eventsContext = defineContext({
  name: 'events',
  layer: 3,
  holds: 'visits, assemblies, conventions, and the meetings that they cancel',
  domains: [eventsDomain],
});
