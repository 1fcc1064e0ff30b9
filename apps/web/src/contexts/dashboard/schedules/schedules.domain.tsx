import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const SchedulesScreen = lazyScreen(
  () => import('./schedules-screen.tsx'),
  'carts',
  'duties',
  'meetings',
  'schedule',
  'service',
);

export const schedulesDomain = defineDomain({
  name: 'schedules',
  screens: [{ path: '/schedules', Screen: SchedulesScreen, offline: true }],
  tour: [
    {
      name: 'schedules-tab',
      place: 140,
      screen: '/assignments/',
      target: '[data-tour="tab-schedules"]',
      advanceOn: '/schedules/',
    },
    {
      name: 'meetings',
      place: 150,
      screen: '/schedules/',
      target: '[data-tour="schedules"] a[href="/schedules/meetings/"]',
      entry: '/schedules/meetings/',
    },
    {
      name: 'field-service',
      place: 160,
      screen: '/schedules/',
      target: '[data-tour="schedules"] a[href="/schedules/service/"]',
      entry: '/schedules/service/',
    },
    {
      name: 'carts',
      place: 170,
      screen: '/schedules/',
      target: 'main a[href^="/schedules/cart"]',
      entry: '/schedules/cart',
    },
  ],
});
