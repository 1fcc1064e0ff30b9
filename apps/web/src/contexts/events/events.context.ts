import { eventsDomain } from '#contexts/events/events.domain.tsx';
import { defineContext } from '#platform/context.ts';

export const eventsContext = defineContext({
  name: 'events',
  layer: 3,
  domains: [eventsDomain],
});
