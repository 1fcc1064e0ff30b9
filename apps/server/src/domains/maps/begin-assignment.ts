/** Writes an assignment that begins and fills the list to work where the type has addresses of its own (ASSIGN-O1). */
import type { BegunAssignment } from '@sheaf/rules/maps/map-effect';
import { assignments } from '#domains/maps/assignments.store';
import type { LoadedMap } from '#domains/maps/map-state';
import { maps } from '#domains/maps/maps.store';
import { beginPopulating } from '#domains/maps/populate-map';
import type { Tenant } from '#platform/database/tenant';

export async function beginAssignment(tenant: Tenant, map: LoadedMap, began: BegunAssignment): Promise<void> {
  const assignmentId = await assignments.add(tenant, map.id, began);
  // Not-at-homes that were there before are worked with it.
  const { address_count: before } = (await maps.read(tenant, map.id))!;
  if (before > 0) await assignments.setAddressesAtStart(tenant, assignmentId, before);
  await beginPopulating(tenant, { mapId: map.id, type: map.state.type, assignmentId }, new Date(began.at));
}
