import type { KnownTerritory } from '@sheaf/rules/territory/territory-import/plan';
import { importedAddresses } from '#contexts/territory/addresses/addresses.api';
import { importedBorders } from '#contexts/territory/borders/borders.api';
import { importedAssignments, importedMaps } from '#contexts/territory/maps/maps.api';
import { importedPlaces } from '#contexts/territory/places/places.api';
import { importedForeign } from '#contexts/territory/territory/territory.api';
import type { Tenant } from '#platform/database/tenant';

/** The maps with these numbers, with their addresses and assignments; `hold` locks them. */
export async function readKnown(
  tenant: Tenant,
  numbers: readonly string[],
  { hold, history = false }: { hold: boolean; history?: boolean },
): Promise<KnownTerritory> {
  const maps = await importedMaps.known(tenant, numbers, hold);
  const ids = maps.map(({ id }) => id);
  const bordered = await importedBorders.of(tenant, ids);
  return {
    maps: maps.map((map) => ({ ...map, bordered: bordered.has(map.id) })),
    ...(await importedPlaces.known(tenant, ids)),
    doors: [...(await importedAddresses.known(tenant, ids)), ...(await importedForeign.known(tenant, ids))],
    assignments: history ? await importedAssignments.known(tenant, ids) : [],
  };
}
