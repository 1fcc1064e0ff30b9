/** Web manifest of the dashboard: notifications, prompts, moving in. */
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';
import { installPrompt } from './install-prompt.tsx';
import { meetingPrompt } from './meeting-prompt.tsx';
import { movingInPrompt } from './moving-in-prompt.tsx';
import { newsPrompt } from './news-prompt.tsx';
import { simplePrompt } from './simple-prompt.tsx';
import { subscribePrompt } from './subscribe-prompt.tsx';
import { tourPrompt } from './tour-prompt.tsx';

const MovingInScreen = lazyScreen(() => import('./moving-in-screen.tsx'), 'dashboard');
const NotificationsScreen = lazyScreen(() => import('./notifications-screen.tsx'), 'dashboard');

export const dashboardDomain = defineDomain({
  name: 'dashboard',
  screens: [
    { path: '/notifications', Screen: NotificationsScreen, offline: true },
    { path: '/settings/moving-in', Screen: MovingInScreen },
  ],
  menu: [
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
