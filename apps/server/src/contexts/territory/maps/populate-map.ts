/** Fills the list to work of an assignment from the map's own addresses, piece by piece (ASSIGN-O1, ASSIGN-R6). */
import type { MapType } from '@sheaf/rules/territory/maps/map-type';
import { populatedFrom } from '@sheaf/rules/territory/maps/map-type';
import { countOwnAddresses, populateAddresses } from '#contexts/territory/addresses/addresses.api';
import { assignments } from '#contexts/territory/maps/assignments.store';
import { populatingJob } from '#contexts/territory/maps/populating.store';
import type { Tenant } from '#platform/database/tenant';

/** So many are looked at in one transaction: short enough that nobody who works the map waits for it. */
export const populateAtOnce = 500;

interface Place {
  mapId: number;
  type: MapType;
  assignmentId: number;
}

/** The first piece belongs to the assigning itself, so that an ordinary map is complete when the answer comes. */
export async function beginPopulating(tenant: Tenant, place: Place, now: Date): Promise<void> {
  const source = populatedFrom(place.type);
  if (!source) return;
  await assignments.setPopulateTotal(
    tenant,
    place.assignmentId,
    await countOwnAddresses(tenant, place.mapId, source),
  );
  if (!(await populateNext(tenant, place, now))) await populatingJob.enqueue(tenant, place.assignmentId);
}

/** One more piece; true when there is no further one. The caller has locked the map. */
export async function populateNext(tenant: Tenant, place: Place, now: Date): Promise<boolean> {
  const source = populatedFrom(place.type);
  const open = await assignments.populating(tenant, place.mapId);
  if (!source || !open || open.id !== place.assignmentId) return true;
  const piece = await populateAddresses(tenant, place.mapId, source, {
    after: open.populated_to,
    most: populateAtOnce,
    now,
  });
  if (piece.seen > 0) await assignments.addPopulated(tenant, open.id, piece);
  return piece.seen < populateAtOnce;
}
