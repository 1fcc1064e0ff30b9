/** What this domain brings to the web: notifications. */
import { defineDomain } from '../../platform/domain.ts';
import { lazyScreen } from '../../platform/lazy-screen.ts';

const NotificationsScreen = lazyScreen(() => import('./notifications-screen.tsx'), 'dashboard');

export const dashboardDomain = defineDomain({
  name: 'dashboard',
  screens: [{ path: '/notifications', Screen: NotificationsScreen, offline: true }],
});
