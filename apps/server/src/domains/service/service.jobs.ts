/** Every night: the field service meetings of one more day (SERVICE-O3). */
import { planService } from '#domains/service/plan-service';
import type { NightlyJob } from '#platform/jobs/nightly';

export const serviceNightly: NightlyJob = {
  name: 'service',
  run: async (tenant, now) => ({ field_meetings: await planService(tenant, now) }),
};
