/** Web manifest of the dashboard: notifications, prompts, moving in. */
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';
import { installPrompt } from './install-prompt.tsx';
import { meetingPrompt } from './meeting-prompt.tsx';
import { movingInPrompt } from './moving-in-prompt.tsx';
import { newsPrompt } from './news-prompt.tsx';
import { openPlacesPrompt } from './open-places-prompt.tsx';
import { openSeatPermissions } from './open-seat-permissions.ts';
import { openSeatsPrompt } from './open-seats-prompt.tsx';
import { simplePrompt } from './simple-prompt.tsx';
import { subscribePrompt } from './subscribe-prompt.tsx';
import { tourPrompt } from './tour-prompt.tsx';

const MovingInScreen = lazyScreen(() => import('./moving-in-screen.tsx'), 'dashboard');
const OpenSeatsScreen = lazyScreen(
  () => import('./open-seats-screen.tsx'),
  'dashboard',
  'drafts',
  'schedule',
);
const NotificationsScreen = lazyScreen(() => import('./notifications-screen.tsx'), 'dashboard');

export const dashboardDomain = defineDomain({
  name: 'dashboard',
  screens: [
    { path: '/notifications', Screen: NotificationsScreen, offline: true },
    { path: '/settings/moving-in', Screen: MovingInScreen },
    { path: '/schedules/open-seats', Screen: OpenSeatsScreen },
  ],
  menu: [
    {
      menu: 'schedules',
      section: 'congregation',
      place: 40,
      to: '/schedules/open-seats/',
      Icon: IconUserQuestion,
      title: 'shell:openSeats.title',
      line: 'shell:openSeats.menuText',
      permissions: openSeatPermissions,
    },
    {
      menu: 'settings',
      section: 'congregation',
      place: 85,
      to: '/settings/moving-in/',
      Icon: IconTruckDelivery,
      title: 'shell:movingIn.title',
      line: 'shell:movingIn.menuText',
      permissions: ['settings.users.add', 'settings.maps.add'],
    },
  ],
  prompts: [
    newsPrompt,
    simplePrompt,
    installPrompt,
    movingInPrompt,
    openSeatsPrompt,
    openPlacesPrompt,
    meetingPrompt,
    subscribePrompt,
    tourPrompt,
  ],
  tour: [
    { name: 'welcome', place: 10, screen: '/' },
    { name: 'bell', place: 20, screen: '/', target: '[data-tour="bell"]' },
    { name: 'tour-button', place: 30, screen: '/', target: '[data-tour="tour"]' },
    { name: 'map-buttons', place: 40, screen: '/', target: '[data-tour="map-buttons"]' },
    { name: 'map-colours', place: 50, screen: '/', target: '[data-tour="map-signs"]' },
    { name: 'maps-tab', place: 60, screen: '/', target: '[data-tour="tab-maps"]' },
  ],
});
