import type { maps } from '@sheaf/contract/territory/maps/maps';
import { mapRecords } from '#contexts/territory/maps/maps.api';
import type { Handler } from '#platform/handle';

/** MAPS-C13: sets the dashboard's order (MAPS-R1). */
export async function orderMaps(call: Handler<typeof maps.orderMaps>): Promise<{ ok: true }> {
  const { tenant, body } = call;
  const ids = [...new Set(body.maps)];
  if (ids.length === 0) return { ok: true };
  if ((await mapRecords.lockAll(tenant, ids)).length !== body.maps.length)
    return call.invalid({ maps: ['no-such-map'] });
  await mapRecords.order(tenant, ids);
  return { ok: true };
}
