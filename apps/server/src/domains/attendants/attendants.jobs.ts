/** Every night: the duties at the meetings of the coming 13 weeks are filled (ATTEND-O1). */
import { fillSchedule } from '#domains/attendants/fill-schedule';
import type { NightlyJob } from '#platform/jobs/nightly';

export const attendantsNightly: NightlyJob = {
  name: 'attendants',
  run: async (tenant, now) => {
    const { filled, open } = await fillSchedule(tenant, now);
    return { duties: filled, openDuties: open };
  },
};
