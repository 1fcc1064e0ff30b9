/** Loads one available address for work: its map locked first, then itself, then whether this person may touch it. */
import { type LostDoor, whyDoorIsLost } from '@sheaf/rules/addresses/lost-door';
import { mayWorkAddresses } from '@sheaf/rules/maps/map-page';
import { type AvailableRow, available } from '#domains/addresses/available.store';
import { places } from '#domains/addresses/places.store';
import type { Tenant } from '#platform/database/tenant';

export type OpenedDoor =
  | { found: false; lost: LostDoor | undefined }
  | { found: true; refusal: 'map-not-yours' | 'address-reserved' }
  | { found: true; refusal: null; row: AvailableRow; assignmentId: number | null };

/** ADDR-R21: a reserved door is its holder's; MAPS-R7: a personal map's doors are its owner's. */
export async function openDoor(tenant: Tenant, id: number, personId: number): Promise<OpenedDoor> {
  const place = await available.mapOf(tenant, id);
  const map = place && (await places.lockMap(tenant, place.map_id));
  const row = map && (await available.lock(tenant, id));
  if (row?.expired) return { found: false, lost: 'door-expired' };
  if (!map || !row) return { found: false, lost: whyDoorIsLost(await available.takenOffBy(tenant, id)) };
  if (!mayWorkAddresses(map.assignment, personId)) return { found: true, refusal: 'map-not-yours' };
  if (row.assigned_to !== null && row.assigned_to !== personId)
    return { found: true, refusal: 'address-reserved' };
  return { found: true, refusal: null, row, assignmentId: map.assignment?.id ?? null };
}
