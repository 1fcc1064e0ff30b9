/** What becomes of the meetings of somebody who leaves or is deactivated: their turns go to the others, their places are open. */

import { releasePerson } from '#domains/service/leaving.store';
import { planService } from '#domains/service/plan-service';
import type { LeavingStep } from '#platform/person-leaves';

export const leaveService: LeavingStep = async (tenant, { personId, now }) => {
  await releasePerson(tenant, personId);
  await planService(tenant, now);
};

/** They stay on the lists, for the day when they are active again. */
export const restService: LeavingStep = async (tenant, { now }) => {
  await planService(tenant, now);
};
