/**
 * Fills the list to work of an assignment from the map's own addresses, in batches (ASSIGN-O1, ASSIGN-R6).
 */
import type { MapType } from '@sheaf/rules/territory/maps/map-type';
import { listedFrom, populatedFrom } from '@sheaf/rules/territory/maps/map-type';
import {
  countOwnAddresses,
  type OwnAddresses,
  populateAddresses,
} from '#contexts/territory/addresses/addresses.api';
import { assignments } from '#contexts/territory/maps/assignments.store';
import { populatingJob } from '#contexts/territory/maps/populating.store';
import type { Tenant } from '#platform/database/tenant';

/** Batch size per transaction: short enough that people who work the map do not wait. */
export const populateAtOnce = 500;

interface Place {
  mapId: number;
  type: MapType;
  assignmentId: number;
}

/** Assigning includes the first batch, so that an ordinary map is complete when the request returns. */
export async function beginPopulating(tenant: Tenant, place: Place, now: Date): Promise<void> {
  const source = populatedFrom(place.type);
  if (source) await beginCopying(tenant, place, source, now);
}

/** ADDR-R67: copies the homes of a residential map, whose list starts empty, without names and numbers. */
export async function addHomes(tenant: Tenant, place: Place, now: Date): Promise<void> {
  await assignments.setHomesMarked(tenant, place.assignmentId, now);
  await beginCopying(tenant, place, 'preloaded', now);
}

async function beginCopying(tenant: Tenant, place: Place, source: OwnAddresses, now: Date): Promise<void> {
  await assignments.setPopulateTotal(
    tenant,
    place.assignmentId,
    await countOwnAddresses(tenant, place.mapId, source),
  );
  if (!(await populateNext(tenant, place, now))) await populatingJob.enqueue(tenant, place.assignmentId);
}

/** Populates one more batch; returns true for the last one. The caller has locked the map. */
export async function populateNext(tenant: Tenant, place: Place, now: Date): Promise<boolean> {
  const open = await assignments.populating(tenant, place.mapId);
  const source = open && listedFrom(place.type, open.homes_marked);
  if (!source || open.id !== place.assignmentId) return true;
  const piece = await populateAddresses(tenant, place.mapId, source, {
    after: open.populated_to,
    most: populateAtOnce,
    now,
  });
  if (piece.seen > 0) await assignments.addPopulated(tenant, open.id, piece);
  return piece.seen < populateAtOnce;
}
