/** What this domain brings to the web: the menu of schedules. */
import { defineDomain } from '../../platform/domain.ts';
import { lazyScreen } from '../../platform/lazy-screen.ts';

const SchedulesScreen = lazyScreen(() => import('./schedules-screen.tsx'));

export const schedulesDomain = defineDomain({
  name: 'schedules',
  screens: [{ path: '/schedules', Screen: SchedulesScreen, offline: true }],
});
