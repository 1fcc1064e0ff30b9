/**
 * Reassigns the turns of a person who leaves or is deactivated, and frees their places. Plans no further day:
 * a new day in the same change would prevent the revert of a deletion of a person who leads nothing.
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

/** A deactivated person stays on the lists until they are active again. */
export const restService: LeavingStep = async (tenant, { personId, now }) => {
  await changeRequests.removeOf(tenant, personId);
  await planService(tenant, now, { noFurther: true });
};
