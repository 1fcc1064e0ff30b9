/** Fills the responsibilities at the meetings of the coming 13 weeks every night (ATTEND-O1). */
import { fillSchedule } from '#contexts/meetings/responsibilities/fill-schedule';
import { dutiesOfNight } from '#contexts/meetings/responsibilities/responsibilities.store';
import type { NightlyJob } from '#platform/jobs/nightly';

export const responsibilitiesNightly: NightlyJob = {
  name: 'responsibilities',
  onlyWith: dutiesOfNight,
  run: async (tenant, now) => {
    const { filled, open } = await fillSchedule(tenant, now);
    return { duties: filled, openDuties: open };
  },
};
