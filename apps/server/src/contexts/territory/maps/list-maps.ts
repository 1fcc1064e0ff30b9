import type { maps as operations } from '@sheaf/contract/territory/maps/maps';
import { maps } from '#contexts/territory/maps/maps.store';
import { presentMap } from '#contexts/territory/maps/present-map';
import type { Handler } from '#platform/handle';

/** MAPS-C2, MAPS-R1. */
export async function listMaps(call: Handler<typeof operations.listMaps>) {
  const rows = await maps.list(call.tenant);
  return rows.map((row) => presentMap(row, call.now));
}
