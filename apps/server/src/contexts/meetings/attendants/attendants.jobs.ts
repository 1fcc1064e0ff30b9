/** Every night: the duties at the meetings of the coming 13 weeks are filled (ATTEND-O1). */
import { fillSchedule } from '#contexts/meetings/attendants/fill-schedule';
import { dutiesOfNight } from '#contexts/meetings/attendants/responsibilities.store';
import type { NightlyJob } from '#platform/jobs/nightly';

export const attendantsNightly: NightlyJob = {
  name: 'attendants',
  onlyWith: dutiesOfNight,
  run: async (tenant, now) => {
    const { filled, open } = await fillSchedule(tenant, now);
    return { duties: filled, openDuties: open };
  },
};
