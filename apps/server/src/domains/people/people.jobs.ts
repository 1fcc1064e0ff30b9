/** Twice an hour: who goes away or comes back today is marked so, whatever zone his congregation's midnight lies in (USERS-O5). */
import { away } from '#domains/people/away.store';
import { person } from '#domains/people/person.store';
import type { FrequentJob } from '#platform/jobs/frequent';

export const turnAway: FrequentJob = {
  name: 'turn-away',
  run: async (tenant, now) => away.turn(tenant, await person.today(tenant, now)),
};
