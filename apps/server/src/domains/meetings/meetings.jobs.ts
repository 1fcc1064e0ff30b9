/** Several times an hour, so that a new congregation finds its meetings the same day (MEET-O5). */
import { makeWeeks } from '#domains/meetings/make-weeks';
import type { FrequentJob } from '#platform/jobs/frequent';

export const meetingsFrequent: FrequentJob = {
  name: 'meetings',
  run: async (tenant, now) => {
    await makeWeeks(tenant, now);
  },
};
