import type { territory } from '@sheaf/contract/territory/territory';
import { roadsOf } from '@sheaf/rules/territory/street-line';
import { borders } from '#domains/territory/borders.store';
import { presentBorder } from '#domains/territory/present-border';
import type { Handler } from '#platform/handle';

/** The whole territory on the ground. */
export async function listBorders({ tenant, platform }: Handler<typeof territory.listBorders>) {
  const rows = await borders.all(tenant);
  return {
    tiles: platform.settings.tiles,
    maps: rows.map(presentBorder),
    roads: roadsOf(await borders.allHouses(tenant)),
  };
}
