import { readToday } from '#domains/congregations/congregations.public-api';
import { duties } from '#domains/duties/duties.store';
import type { LeavingStep } from '#platform/person-leaves';

/** Whoever leaves or is deactivated has no duty from today on; their places are open again. */
export const freeDuties: LeavingStep = async (tenant, { personId, now }) =>
  duties.free(tenant, personId, await readToday(tenant, now));
