import { dashboardDomain } from '#contexts/dashboard/dashboard/dashboard.domain';
import { defineContext } from '#platform/context';

export const dashboardContext = defineContext({
  name: 'dashboard',
  layer: 4,
  holds:
    'the first screen, notifications, prompts, the tour, and the menus of schedules, settings and papers',
  domains: [dashboardDomain],
});
