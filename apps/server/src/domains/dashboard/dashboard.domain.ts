/** What this domain brings to the server: notifications, prompts, alerts. */
import { bannerNotification } from '@sheaf/contract/dashboard-settings';
import { currentAlerts } from '#domains/dashboard/current-alerts';
import { notificationsNightly } from '#domains/dashboard/dashboard.jobs';
import { dashboardRoutes } from '#domains/dashboard/dashboard.routes';
import { defineDomain } from '#platform/domain';

export const dashboardDomain = defineDomain({
  name: 'dashboard',
  owns: ['notifications'],
  settings: [bannerNotification],
  operations: dashboardRoutes,
  alerts: currentAlerts,
  nightly: [notificationsNightly],
});
