/** What becomes of the meetings of somebody who leaves or is deactivated: their turns go to the others, their places are open. */

import { changeRequests } from '#domains/service/change-requests.store';
import { releasePerson } from '#domains/service/leaving.store';
import { planService } from '#domains/service/plan-service';
import type { LeavingStep } from '#platform/person-leaves';

export const leaveService: LeavingStep = async (tenant, { personId, now }) => {
  await changeRequests.removeOf(tenant, personId);
  await releasePerson(tenant, personId);
  await planService(tenant, now);
};

/** They stay on the lists, for the day when they are active again. */
export const restService: LeavingStep = async (tenant, { personId, now }) => {
  await changeRequests.removeOf(tenant, personId);
  await planService(tenant, now);
};
