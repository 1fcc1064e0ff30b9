/** Every night: what has served its time goes (X-RETAIN). */
import { retention } from '#domains/congregations/retention.store';
import type { NightlyJob } from '#platform/jobs/nightly';

export const retentionNightly: NightlyJob = {
  name: 'retention',
  run: async (tenant, now) => retention.remove(tenant, (await retention.read(tenant)).months, now),
};
