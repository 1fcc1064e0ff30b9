/** What this domain brings to the server: notifications, prompts, alerts. */
import { notificationsNightly } from '#domains/dashboard/dashboard.jobs';
import { dashboardRoutes } from '#domains/dashboard/dashboard.routes';
import { defineDomain } from '#platform/domain';

export const dashboardDomain = defineDomain({
  name: 'dashboard',
  owns: ['notifications'],
  operations: dashboardRoutes,
  nightly: [notificationsNightly],
});
