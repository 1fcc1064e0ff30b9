import { dashboardDomain } from '#contexts/dashboard/dashboard/dashboard.domain';
import { defineContext } from '#platform/context';

export const dashboardContext = defineContext({
  name: 'dashboard',
  layer: 4,
  holds: 'first screen, notifications, prompts, tour, menus of schedules, settings and documents',
  domains: [dashboardDomain],
});
