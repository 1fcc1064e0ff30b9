/**
 * What becomes of the meetings of somebody who leaves or is deactivated: their turns go to the others, their places are open. The next
 * day is planned by the night: with it in the same change, the deletion of somebody who leads nothing could not be undone.
 */

import { changeRequests } from '#contexts/service/change-requests.store';
import { releasePerson } from '#contexts/service/leaders.store';
import { planService } from '#contexts/service/plan-service';
import type { LeavingStep } from '#platform/person-leaves';

export const leaveService: LeavingStep = async (tenant, { personId, now }) => {
  await changeRequests.removeOf(tenant, personId);
  await releasePerson(tenant, personId);
  await planService(tenant, now, { noFurther: true });
};

/** They stay on the lists, for the day when they are active again. */
export const restService: LeavingStep = async (tenant, { personId, now }) => {
  await changeRequests.removeOf(tenant, personId);
  await planService(tenant, now, { noFurther: true });
};
