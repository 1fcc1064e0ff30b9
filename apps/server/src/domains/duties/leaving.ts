import { readToday } from '#domains/congregations/congregations.public-api';
import { answerLinks } from '#domains/duties/answer-links.store';
import { duties } from '#domains/duties/duties.store';
import type { LeavingStep } from '#platform/person-leaves';

/** Whoever leaves or is deactivated has no duty from today on; their places are open again, and their links open nothing. */
export const freeDuties: LeavingStep = async (tenant, { personId, now }) => {
  await duties.free(tenant, personId, await readToday(tenant, now));
  await answerLinks.removeOf(tenant, personId);
};
