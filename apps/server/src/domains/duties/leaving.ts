import { readWallNow } from '#domains/congregations/congregations.public-api';
import { answerLinks } from '#domains/duties/answer-links.store';
import { duties } from '#domains/duties/duties.store';
import type { LeavingStep } from '#platform/person-leaves';

/** Whoever leaves or is deactivated has no duty to come; their places are open again, and their links open nothing. */
export const freeDuties: LeavingStep = async (tenant, { personId, now }) => {
  await duties.free(tenant, personId, await readWallNow(tenant, now));
  await answerLinks.removeOf(tenant, personId);
};
