import { available } from '#contexts/territory/addresses/available.store';
import { places } from '#contexts/territory/addresses/places.store';
import { type OwnAddresses, type Piece, populating } from '#contexts/territory/addresses/populating.store';
import type { Tenant } from '#platform/database/tenant';

export { addressFigures } from '#contexts/territory/addresses/address-figures.store';
export { underDoNotCall } from '#contexts/territory/addresses/do-not-calls.store';
export { type ExportKind, exportedAddresses } from '#contexts/territory/addresses/exported-addresses.store';
export { anyForbidden } from '#contexts/territory/addresses/forbidden-doors';
export { knownAddresses } from '#contexts/territory/addresses/import.store';
export { importedAddresses } from '#contexts/territory/addresses/imported-addresses.store';
export { type HouseRow, placedHouses } from '#contexts/territory/addresses/placed-houses.store';
export type { OwnAddresses } from '#contexts/territory/addresses/populating.store';
export { readMyAddresses } from '#contexts/territory/addresses/read-my-addresses';

/** Fills a map's list to work with the next batch of its own addresses, without do-not-calls (ASSIGN-O1). */
export const populateAddresses = (
  tenant: Tenant,
  mapId: number,
  source: OwnAddresses,
  piece: Piece,
): Promise<{ seen: number; added: number; last: number }> => populating.next(tenant, mapId, source, piece);

export const countOwnAddresses = (tenant: Tenant, mapId: number, source: OwnAddresses): Promise<number> =>
  populating.count(tenant, mapId, source);

/** ASSIGN-R3: removes all addresses to work of the map. */
export const clearAddresses = (tenant: Tenant, mapId: number): Promise<void> =>
  available.clear(tenant, mapId);

/** Adds new addresses of an assigned map to its list to work. */
export const joinList = (
  tenant: Tenant,
  source: OwnAddresses,
  ids: readonly number[],
  now: Date,
): Promise<void> => populating.join(tenant, source, ids, now);

/** Applies corrections of a foreign address to the lists to work. */
export const followForeignAddress = (tenant: Tenant, id: number): Promise<void> =>
  populating.follow(tenant, 'foreign', id);

/** Removes foreign addresses that moved to another map from the list of their old map. */
export const leaveList = (tenant: Tenant, moved: readonly { id: number; from: number }[]): Promise<void> =>
  populating.leave(tenant, moved);

/** ASSIGN-R4: removes the addresses populated by the assignment; earlier ones and not-at-homes stay. */
export const clearPopulated = (tenant: Tenant, mapId: number, assignmentId: number): Promise<void> =>
  available.clearPopulated(tenant, mapId, assignmentId);

/** ADDR-R67: removes the homes of a residential map that nobody tried or reserved. */
export const clearUntried = (tenant: Tenant, mapId: number, now: Date): Promise<void> =>
  available.clearUntried(tenant, mapId, now);

/** Ends all reservations of a deleted map's addresses. */
export const freeAddresses = (tenant: Tenant, mapId: number): Promise<void> =>
  available.freeMap(tenant, mapId);

/** Whether the street has an address or a do-not-call, which deleting the street would delete too. */
export const standsOnStreet = (tenant: Tenant, streetId: number): Promise<boolean> =>
  places.isStreetUsed(tenant, streetId);
