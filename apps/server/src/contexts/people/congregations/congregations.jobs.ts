/** Removes rows beyond their retention every night (X-RETAIN). */
import { retention, retentionOfNight } from '#contexts/people/congregations/retention.store';
import { removeOld } from '#contexts/people/congregations/walk-retention';
import type { NightlyJob } from '#platform/jobs/nightly';

export const retentionNightly: NightlyJob = {
  name: 'retention',
  onlyWith: ({ registry }) => retentionOfNight(registry.retention),
  run: async (tenant, now, { registry }) =>
    removeOld({ tenant, registry, months: (await retention.read(tenant)).months, now }),
};
