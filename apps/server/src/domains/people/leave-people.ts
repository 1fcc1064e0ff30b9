import { away } from '#domains/people/away.store';
import { leaveFamily } from '#domains/people/leave-family';
import { leaving } from '#domains/people/leaving.store';
import type { LeavingStep } from '#platform/person-leaves';

/** What else the records of people hold of a person who is deleted: family, partners, days away. */
export const leavePeople: LeavingStep = async (tenant, { personId }) => {
  await leaveFamily(tenant, personId);
  await leaving.releasePartners(tenant, personId);
  await away.removeAllOf(tenant, personId);
};
