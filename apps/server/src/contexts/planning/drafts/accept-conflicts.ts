import { conflictsAmong, type DutyRow, dutiesOfIds } from '#contexts/duties/duties.api';
import { drafts, type PlaceRow } from '#contexts/planning/drafts/drafts.store';
import type { Tenant } from '#platform/database/tenant';

/**
 * Conflicts that the planner accepts with the person: with duties of the schedule, and with other proposals of
 * the draft. Those proposals accept the conflict as well, whichever is published first.
 * @returns codes for the place.
 */
export async function acceptConflicts(
  tenant: Tenant,
  place: PlaceRow,
  duty: DutyRow,
  personId: number,
): Promise<string[]> {
  const others = (await drafts.places(tenant, place.draft_id)).filter(
    ({ id, person_id, state }) => id !== place.id && person_id === personId && state === 'proposed',
  );
  const duties = await dutiesOfIds(
    tenant,
    others.map(({ duty_id }) => duty_id),
  );
  const [own, ...added] = await conflictsAmong(tenant, duty, duties, personId);
  for (const { dutyId, codes } of added) {
    const other = others.find(({ duty_id }) => duty_id === dutyId)!;
    const accepted = [...new Set([...other.accepted, ...codes])];
    if (accepted.length > other.accepted.length) await drafts.editPlace(tenant, other.id, { accepted });
  }
  return own!.codes;
}
