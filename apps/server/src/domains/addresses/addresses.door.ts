/** What other domains may ask of the addresses. */
import { available } from '#domains/addresses/available.store';
import { type OwnAddresses, type Piece, populating } from '#domains/addresses/populating.store';
import type { Tenant } from '#platform/database/tenant';

/** Fills a map's list to work with the next piece of its own addresses, do-not-calls left out (ASSIGN-O1). */
export const populateAddresses = (
  tenant: Tenant,
  mapId: number,
  source: OwnAddresses,
  piece: Piece,
): Promise<{ seen: number; added: number; last: number }> => populating.next(tenant, mapId, source, piece);

export const countOwnAddresses = (tenant: Tenant, mapId: number, source: OwnAddresses): Promise<number> =>
  populating.count(tenant, mapId, source);

/** ASSIGN-R3: nothing is left to work on the map. */
export const clearAddresses = (tenant: Tenant, mapId: number): Promise<void> =>
  available.clear(tenant, mapId);
