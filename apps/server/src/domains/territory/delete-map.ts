import type { territory } from '@sheaf/contract/territory/territory';
import { gathersForeign, mapTypes } from '@sheaf/rules/maps/map-type';
import { freeAddresses } from '#domains/addresses/addresses.public-api';
import { mapForms, mapRecords } from '#domains/maps/maps.public-api';
import { gatherForeign } from '#domains/territory/gather-foreign';
import type { Handler } from '#platform/handle';

/** MAPS-R22: an assigned map stays; another one is hidden, so that its history and the S-13 stay whole. Nobody keeps its addresses any more. */
export async function deleteMap(call: Handler<typeof territory.deleteMap>): Promise<{ ok: true }> {
  const { tenant, params, now } = call;
  const map = await mapRecords.lock(tenant, params.id);
  if (!map) return call.missing();
  if (await mapForms.open(tenant, map.id)) return call.refuse('map-assigned');
  await freeAddresses(tenant, map.id);
  await mapRecords.hide(tenant, map.id, now);
  if (gathersForeign(mapTypes.decode(map.type_id))) await gatherForeign(tenant, now);
  return { ok: true };
}
