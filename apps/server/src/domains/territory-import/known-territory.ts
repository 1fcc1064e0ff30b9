import type { KnownTerritory } from '@sheaf/rules/territory-import/plan';
import { importedAddresses } from '#domains/addresses/addresses.door';
import { importedBorders } from '#domains/borders/borders.door';
import { importedAssignments, importedMaps } from '#domains/maps/maps.door';
import { importedPlaces } from '#domains/places/places.door';
import { importedForeign } from '#domains/territory/territory.door';
import type { Tenant } from '#platform/database/tenant';

/** The maps under these numbers and what stands on them; `hold` keeps others from changing them meanwhile. */
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
