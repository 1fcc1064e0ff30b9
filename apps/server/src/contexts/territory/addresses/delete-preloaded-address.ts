import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { preloaded } from '#contexts/territory/addresses/preloaded.store';
import { lockHeldMap } from '#contexts/territory/maps/maps.api';
import type { Handler } from '#platform/handle';

/** ADDR-C6, ADDR-R45: also removes its available address without attempts, under the lock of the map. */
export async function deletePreloadedAddress(
  call: Handler<typeof addresses.deletePreloadedAddress>,
): Promise<{ ok: true }> {
  const { tenant, params } = call;
  const mapId = await preloaded.mapOf(tenant, params.id);
  if (mapId === undefined) return call.missing();
  await lockHeldMap(tenant, mapId);
  return (await preloaded.remove(tenant, params.id)) ? { ok: true } : call.missing();
}
