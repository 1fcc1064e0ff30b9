/** Removes old notifications every night. */
import { keptDays } from '@sheaf/rules/notifications/notification';
import type { NightlyJob } from '#platform/jobs/nightly';
import { notifications, notificationsOfNight } from '#platform/notifications/own-notifications.store';

const dayMilliseconds = 86_400_000;

export const notificationsNightly: NightlyJob = {
  name: 'notifications',
  onlyWith: notificationsOfNight,
  run: async (tenant, now) => ({
    notifications: await notifications.removeOld(
      tenant,
      new Date(now.getTime() - keptDays * dayMilliseconds),
    ),
  }),
};
