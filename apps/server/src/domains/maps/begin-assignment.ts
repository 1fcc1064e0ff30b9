/** Writes a decided assignment and fills the list to work where the type has addresses of its own (ASSIGN-O1). */
import { holderOf, type MapState } from '@sheaf/rules/maps/map-assignment';
import { populatedFrom } from '@sheaf/rules/maps/map-type';
import { populateAddresses } from '#domains/addresses/addresses.door';
import { assignments } from '#domains/maps/assignments.store';
import type { LoadedMap } from '#domains/maps/map-state';
import { maps } from '#domains/maps/maps.store';
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
  const source = populatedFrom(next.typeId);
  if (source) await populateAddresses(tenant, map.id, source, now);
  const row = (await maps.read(tenant, map.id))!;
  await assignments.setAddressesAtStart(tenant, id, row.address_count);
  return presentMap((await maps.read(tenant, map.id))!, now);
}
