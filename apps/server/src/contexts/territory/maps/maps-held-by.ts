import { maps } from '#contexts/territory/maps/maps.store';
import { type PresentedMap, presentMap } from '#contexts/territory/maps/present-map';
import type { Tenant } from '#platform/database/tenant';

/** Maps held by a person, in map order. */
export async function mapsHeldBy(tenant: Tenant, personId: number, now: Date): Promise<PresentedMap[]> {
  const rows = await maps.list(tenant);
  return rows
    .filter(({ assignment }) => assignment?.holder?.id === personId)
    .map((row) => presentMap(row, now));
}
