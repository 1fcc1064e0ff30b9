import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const AvailabilityScreen = lazyScreen(() => import('./availability-screen.tsx'), 'availability', 'people');
const PersonAvailabilityScreen = lazyScreen(
  () => import('./person-availability-screen.tsx'),
  'availability',
  'people',
);

export const availabilityDomain = defineDomain({
  name: 'availability',
  screens: [
    { path: '/settings/availability', Screen: AvailabilityScreen, offline: true },
    {
      path: '/settings/users/:id/availability',
      Screen: PersonAvailabilityScreen,
      permissions: ['settings.users.qualifications'],
      offline: true,
    },
  ],
  menu: [
    {
      menu: 'settings',
      section: 'own',
      place: 25,
      to: '/settings/availability/',
      Icon: IconCalendarTime,
      title: 'availability:title',
      line: 'availability:menuText',
    },
  ],
});
