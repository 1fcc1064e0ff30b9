import { answerLinks } from '#contexts/duties/answer-links.store';
import { duties } from '#contexts/duties/duties.store';
import { withdrawnDuties } from '#contexts/duties/withdrawn-duties.store';
import { readWallNow } from '#contexts/people/people.api';
import type { LeavingStep } from '#platform/person-leaves';

/** Frees the future duties of a person who leaves or is deactivated, and ends their answer links. */
export const freeDuties: LeavingStep = async (tenant, { personId, now }) => {
  await duties.free(tenant, personId, await readWallNow(tenant, now));
  await answerLinks.removeOf(tenant, personId);
  await withdrawnDuties.removeOf(tenant, personId);
};
