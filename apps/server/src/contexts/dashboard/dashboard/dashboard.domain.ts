/** Server manifest of the domain: notifications, prompts, alerts. */
import { bannerNotification, firstSteps } from '@sheaf/contract/dashboard/dashboard/settings';
import { dashboardParts } from '@sheaf/rules/dashboard/dashboard/journal-entities';
import { currentAlerts } from '#contexts/dashboard/dashboard/current-alerts';
import { notificationsNightly } from '#contexts/dashboard/dashboard/dashboard.jobs';
import { dashboardRoutes } from '#contexts/dashboard/dashboard/dashboard.routes';
import { defineDomain } from '#platform/domain';

export const dashboardDomain = defineDomain({
  name: 'dashboard',
  owns: [],
  settings: [bannerNotification, firstSteps],
  operations: dashboardRoutes,
  // A person's own notifications belong to the changes of people.
  journal: { kind: 'people', kinds: [], variants: { domain_settings: dashboardParts } },
  alerts: currentAlerts,
  nightly: [notificationsNightly],
});
