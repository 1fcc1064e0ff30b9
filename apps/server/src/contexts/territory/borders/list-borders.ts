import type { borders } from '@sheaf/contract/territory/borders/borders';
import { roadsOf } from '@sheaf/rules/territory/borders/street-line';
import { placedHouses } from '#contexts/territory/addresses/addresses.api';
import { mapBorders } from '#contexts/territory/borders/borders.store';
import { presentBorder } from '#contexts/territory/borders/present-border';
import type { Handler } from '#platform/handle';

export async function listBorders({ tenant, platform }: Handler<typeof borders.listBorders>) {
  const rows = await mapBorders.all(tenant);
  return {
    tiles: platform.settings.tiles,
    maps: rows.map(presentBorder),
    roads: roadsOf(await placedHouses.all(tenant)),
  };
}
