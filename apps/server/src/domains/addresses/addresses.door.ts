/** What other domains may ask of the addresses. */
import { available } from '#domains/addresses/available.store';
import type { Tenant } from '#platform/database/tenant';

/** Fills a map's list to work from its own addresses, do-not-calls left out; answers how many (ASSIGN-O1). */
export const populateAddresses = (
  tenant: Tenant,
  mapId: number,
  source: 'preloaded' | 'foreign',
  now: Date,
): Promise<number> =>
  available.populate(
    tenant,
    mapId,
    source === 'preloaded' ? 'preloaded_addresses' : 'foreign_addresses',
    now,
  );
