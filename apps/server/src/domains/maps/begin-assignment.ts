/** Writes a decided assignment and fills the list to work where the type has addresses of its own (ASSIGN-O1). */
import { holderOf, type MapState } from '@sheaf/rules/maps/map-assignment';
import { assignments } from '#domains/maps/assignments.store';
import type { LoadedMap } from '#domains/maps/map-state';
import { maps } from '#domains/maps/maps.store';
import { beginPopulating } from '#domains/maps/populate-map';
import { type PresentedMap, presentMap } from '#domains/maps/present-map';
import type { Tenant } from '#platform/database/tenant';

export async function beginAssignment(
  tenant: Tenant,
  map: LoadedMap,
  next: MapState,
  now: Date,
): Promise<PresentedMap> {
  const assignment = next.assignment!;
  const id = await assignments.add(tenant, {
    mapId: map.id,
    holderId: holderOf(assignment),
    personal: assignment.personal,
    campaign: assignment.campaign,
    campaignName: assignment.campaignName,
    previousCompleted: assignment.previousCompletedOn,
    now,
  });
  // Not-at-homes that were there before are worked with it.
  const before = (await maps.read(tenant, map.id))!.address_count;
  if (before > 0) await assignments.setAddressesAtStart(tenant, id, before);
  await beginPopulating(tenant, { mapId: map.id, type: next.type, assignmentId: id }, now);
  return presentMap((await maps.read(tenant, map.id))!, now);
}
