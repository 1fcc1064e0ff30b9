import { answerLinks } from '#contexts/duties/answer-links.store';
import { duties } from '#contexts/duties/duties.store';
import { withdrawnDuties } from '#contexts/duties/withdrawn-duties.store';
import { readWallNow } from '#contexts/people/people.api';
import type { LeavingStep } from '#platform/person-leaves';

/** Whoever leaves or is deactivated has no duty to come; their places are open again, and their links open nothing. */
export const freeDuties: LeavingStep = async (tenant, { personId, now }) => {
  await duties.free(tenant, personId, await readWallNow(tenant, now));
  await answerLinks.removeOf(tenant, personId);
  await withdrawnDuties.removeOf(tenant, personId);
};
