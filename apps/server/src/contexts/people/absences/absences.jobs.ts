/** Updates the away flag twice an hour, at midnight of each congregation's time zone (USERS-O5). */
import { away } from '#contexts/people/absences/absences.store';
import { readToday } from '#contexts/people/congregations/congregations.api';
import type { FrequentJob } from '#platform/jobs/frequent';

export const refreshAbsences: FrequentJob = {
  name: 'refresh-absences',
  run: async (tenant, now) => away.refresh(tenant, await readToday(tenant, now)),
};
