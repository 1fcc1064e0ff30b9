/** Web manifest of the events: visits, assemblies and conventions. */
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const EventsScreen = lazyScreen(() => import('./events-screen.tsx'), 'events');

export const eventsDomain = defineDomain({
  name: 'events',
  screens: [{ path: '/settings/events', Screen: EventsScreen }],
  menu: [
    {
      menu: 'settings',
      section: 'congregation',
      place: 50,
      to: '/settings/events/',
      Icon: IconCalendarEvent,
      title: 'events:title',
      line: 'events:menuText',
      permissions: ['settings.events'],
    },
  ],
});
