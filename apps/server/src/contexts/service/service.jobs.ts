/** Plans the field service meetings of one more day every night (SERVICE-O3). */
import { groupsOfNight } from '#contexts/service/field-groups.store';
import { planService } from '#contexts/service/plan-service';
import type { NightlyJob } from '#platform/jobs/nightly';

export const serviceNightly: NightlyJob = {
  name: 'service',
  onlyWith: groupsOfNight,
  run: async (tenant, now) => ({ field_meetings: await planService(tenant, now) }),
};
