import { away } from '#domains/people/away.store';
import { leaving } from '#domains/people/leaving.store';
import type { LeavingStep } from '#platform/person-leaves';

/** What else the records of people hold of a person who is deleted: partners, days away. */
export const leavePeople: LeavingStep = async (tenant, { personId }) => {
  await leaving.releasePartners(tenant, personId);
  await away.removeAllOf(tenant, personId);
};
